import type { Sound } from '@tabuleiro/ui'
import { setAudioModeAsync } from 'expo-audio'
import { files } from '../testing/fileSystem'
import { createLoudspeaker } from './loudspeaker'

/** The players that were created and not removed. */
const mockPlayers: MockPlayer[] = []

interface MockPlayer {
  readonly uri: string
  readonly log: string[]
  currentTime: number
}

jest.mock('expo-audio', () => ({
  setAudioModeAsync: jest.fn(() => Promise.resolve()),
  createAudioPlayer: (uri: string) => {
    const player = {
      uri,
      log: [] as string[],
      currentTime: 0,
      play: () => {
        player.log.push('play')
        player.currentTime = 0.1
      },
      seekTo: (seconds: number) => {
        player.log.push(`seek ${seconds}`)
        return Promise.resolve()
      },
      remove: () => mockPlayers.splice(mockPlayers.indexOf(player), 1),
      release: () => player.log.push('released'),
    }
    mockPlayers.push(player)
    return player
  },
}))

jest.mock('expo-file-system', () => jest.requireActual<object>('../testing/fileSystem'))

const setMode = jest.mocked(setAudioModeAsync)

beforeEach(() => {
  jest.useFakeTimers()
  mockPlayers.length = 0
  files.clear()
  setMode.mockClear()
})

/** A loudspeaker, and a function that sets whether the app is in the foreground. */
function openLoudspeaker() {
  let setPresent: (isPresent: boolean) => void = () => undefined
  const play = createLoudspeaker(listener => {
    setPresent = listener
    return () => undefined
  })
  return { play, setPresent: (isPresent: boolean) => setPresent(isPresent) }
}

const passTime = () => jest.advanceTimersByTimeAsync(10)
const findPlayer = (sound: Sound) => mockPlayers.find(({ uri }) => uri.startsWith(`cache/${sound}-`))

test('the first sound plays beside other audio and not in silent mode; the others are prepared', async () => {
  const { play } = openLoudspeaker()
  expect(setMode).not.toHaveBeenCalled()
  play('capture')
  await passTime()
  expect(setMode.mock.calls).toMatchObject([[{ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }]])
  expect(findPlayer('capture')?.log).toEqual(['play'])
  expect(mockPlayers).toHaveLength(6)
  expect([...files.values()].every(({ length }) => length > 4000)).toBe(true)
})

test('a repeated sound is rewound, then played', async () => {
  const { play } = openLoudspeaker()
  play('move')
  await passTime()
  play('move')
  await passTime()
  expect(findPlayer('move')?.log).toEqual(['play', 'seek 0', 'play'])
  expect(setMode).toHaveBeenCalledTimes(1)
})

test('in the background no player exists and nothing plays; on return all are prepared again', async () => {
  const { play, setPresent } = openLoudspeaker()
  play('move')
  await passTime()
  const before = [...mockPlayers]
  setPresent(false)
  play('win')
  await passTime()
  expect(mockPlayers).toEqual([])
  expect(before.every(({ log }) => log.at(-1) === 'released')).toBe(true)
  setPresent(true)
  await passTime()
  expect(mockPlayers).toHaveLength(6)
  expect(mockPlayers.flatMap(({ log }) => log)).toEqual([])
})

test('sound files are written once, and again after the phone has cleared its cache', async () => {
  const first = openLoudspeaker()
  first.play('move')
  await passTime()
  const names = [...files.keys()]
  expect(names).toHaveLength(6)
  files.set(names[0] ?? '', 'unchanged')
  openLoudspeaker().play('move')
  await passTime()
  expect(files.get(names[0] ?? '')).toBe('unchanged')
  files.clear()
  openLoudspeaker().play('move')
  await passTime()
  expect([...files.keys()]).toEqual(names)
})

test('a phone without audio does no harm, and the next sound tries again', async () => {
  const { play } = openLoudspeaker()
  setMode.mockRejectedValueOnce(new Error('no audio'))
  play('move')
  await passTime()
  expect(mockPlayers).toEqual([])
  play('move')
  await passTime()
  expect(findPlayer('move')?.log).toEqual(['play'])
})
