import { getStringAsync, setStringAsync } from 'expo-clipboard'
import { getDocumentAsync } from 'expo-document-picker'
import { impactAsync } from 'expo-haptics'
import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake'
import { shareAsync } from 'expo-sharing'
import { Share } from 'react-native'
import { files } from '../testing/fileSystem'
import { copy, paste } from './clipboard'
import { open, save, sharePicture } from './files'
import { keepScreenOn } from './keepScreenOn'
import { share } from './share'
import { tick } from './tick'

jest.mock('expo-clipboard', () => ({ getStringAsync: jest.fn(), setStringAsync: jest.fn() }))
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }))
jest.mock('expo-haptics', () => ({ impactAsync: jest.fn(), ImpactFeedbackStyle: { Light: 'light' } }))
jest.mock('expo-keep-awake', () => ({ activateKeepAwakeAsync: jest.fn(), deactivateKeepAwake: jest.fn() }))
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn() }))
jest.mock('expo-file-system', () => jest.requireActual<object>('../testing/fileSystem'))

const broken = new Error('not on this phone')

beforeEach(() => {
  jest.resetAllMocks()
  files.clear()
})

test('a text is copied, and the clipboard is read', async () => {
  jest.mocked(setStringAsync).mockResolvedValue(true)
  jest.mocked(getStringAsync).mockResolvedValueOnce('https://tabuleiro.example/g#1')
  expect(await copy('d4')).toBe(true)
  expect(setStringAsync).toHaveBeenCalledWith('d4')
  expect(await paste()).toBe('https://tabuleiro.example/g#1')
})

test('an empty clipboard reads as undefined', async () => {
  jest.mocked(getStringAsync).mockResolvedValue('')
  expect(await paste()).toBeUndefined()
})

test('a file is written whole before the share sheet opens', async () => {
  jest.mocked(shareAsync).mockImplementation(uri => {
    expect(files.get(uri)).toBe('{}')
    return Promise.resolve()
  })
  expect(await save('backup.json', 'application/json', '{}')).toBe(true)
  expect(shareAsync).toHaveBeenCalledWith('cache/backup.json', {
    mimeType: 'application/json',
    dialogTitle: 'backup.json',
  })
})

test('a picture is shared as a file of its type', async () => {
  jest.mocked(shareAsync).mockResolvedValueOnce()
  const picture = { title: 'Trike', name: 'trike.png', png: 'iVBORw0KGgo=' }
  expect(await sharePicture(picture)).toBe('sent')
  expect(files.get('cache/trike.png')).toBe(`base64 ${picture.png}`)
  expect(shareAsync).toHaveBeenCalledWith('cache/trike.png', { mimeType: 'image/png', dialogTitle: 'trike.png' })
  jest.mocked(shareAsync).mockRejectedValueOnce(broken)
  expect(await sharePicture(picture)).toBe('failed')
})

test('a chosen file is read, and none when the choice is cancelled', async () => {
  files.set('cache/picked.json', '{"games":[]}')
  const asset = { name: 'picked.json', uri: 'cache/picked.json', lastModified: 0 }
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: false, assets: [asset] })
  expect(await open()).toBe('{"games":[]}')
  jest.mocked(getDocumentAsync).mockResolvedValueOnce({ canceled: true, assets: null })
  expect(await open()).toBeUndefined()
})

test.each([
  [Share.sharedAction, true],
  [Share.dismissedAction, undefined],
])('the share sheet gets the address in its text; %s answers %s', async (action, answer) => {
  const sheet = jest.spyOn(Share, 'share').mockResolvedValue({ action })
  expect(await share({ title: 'Trike', text: 'Trike', url: 'https://x.example/g#1' })).toBe(answer)
  expect(sheet).toHaveBeenCalledWith({ title: 'Trike', message: 'Trike https://x.example/g#1' })
})

test('the screen is kept on and released under the same tag', () => {
  keepScreenOn(true)
  keepScreenOn(false)
  expect(jest.mocked(activateKeepAwakeAsync).mock.calls).toEqual(jest.mocked(deactivateKeepAwake).mock.calls)
})

test('a tick is a light impact', () => {
  tick()
  expect(impactAsync).toHaveBeenCalledWith('light')
})

test('what the phone refuses is answered, not thrown', async () => {
  jest.spyOn(Share, 'share').mockRejectedValue(broken)
  jest.mocked(setStringAsync).mockRejectedValue(broken)
  jest.mocked(getStringAsync).mockRejectedValue(broken)
  jest.mocked(shareAsync).mockRejectedValue(broken)
  jest.mocked(getDocumentAsync).mockRejectedValue(broken)
  jest.mocked(impactAsync).mockRejectedValue(broken)
  jest.mocked(activateKeepAwakeAsync).mockRejectedValue(broken)
  tick()
  keepScreenOn(true)
  expect(await Promise.all([copy(''), paste(), save('a', 'text/plain', ''), open()])).toEqual([
    false,
    undefined,
    false,
    undefined,
  ])
  expect(await share({ title: '', text: '' })).toBe(false)
})
