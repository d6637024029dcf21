import type { Sound } from '@tabuleiro/ui'
import { setAudioModeAsync } from 'expo-audio'
import { files } from '../testing/fileSystem'
import { createLoudspeaker } from './loudspeaker'

/** Players that the phone has made and not let go. */
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

/** A loudspeaker, and a way to leave the app and return. */
function loudspeaker() {
  let tell: (isPresent: boolean) => void = () => undefined
  const play = createLoudspeaker(listener => {
    tell = listener
    return () => undefined
  })
  return { play, tell: (isPresent: boolean) => tell(isPresent) }
}

const settled = () => jest.advanceTimersByTimeAsync(10)
const playerOf = (sound: Sound) => mockPlayers.find(({ uri }) => uri.startsWith(`cache/${sound}-`))

test('the first sound is played beside other music and not in silence; the others are made ready', async () => {
  const { play } = loudspeaker()
  expect(setMode).not.toHaveBeenCalled()
  play('capture')
  await settled()
  expect(setMode.mock.calls).toMatchObject([[{ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }]])
  expect(playerOf('capture')?.log).toEqual(['play'])
  expect(mockPlayers).toHaveLength(5)
  expect([...files.values()].every(({ length }) => length > 4000)).toBe(true)
})

test('a sound that comes again is rewound, then played', async () => {
  const { play } = loudspeaker()
  play('move')
  await settled()
  play('move')
  await settled()
  expect(playerOf('move')?.log).toEqual(['play', 'seek 0', 'play'])
  expect(setMode).toHaveBeenCalledTimes(1)
})

test('nothing is held or played in the background, and all is ready again on return', async () => {
  const { play, tell } = loudspeaker()
  play('move')
  await settled()
  const before = [...mockPlayers]
  tell(false)
  play('win')
  await settled()
  expect(mockPlayers).toEqual([])
  expect(before.every(({ log }) => log.at(-1) === 'released')).toBe(true)
  tell(true)
  await settled()
  expect(mockPlayers).toHaveLength(5)
  expect(mockPlayers.flatMap(({ log }) => log)).toEqual([])
})

test('sounds are made into files once, and anew when the phone has thrown them away', async () => {
  const first = loudspeaker()
  first.play('move')
  await settled()
  const names = [...files.keys()]
  expect(names).toHaveLength(5)
  files.set(names[0] ?? '', 'kept')
  loudspeaker().play('move')
  await settled()
  expect(files.get(names[0] ?? '')).toBe('kept')
  files.clear()
  loudspeaker().play('move')
  await settled()
  expect([...files.keys()]).toEqual(names)
})

test('a phone that makes no sound is no fault, and is asked again with the next', async () => {
  const { play } = loudspeaker()
  setMode.mockRejectedValueOnce(new Error('no audio'))
  play('move')
  await settled()
  expect(mockPlayers).toEqual([])
  play('move')
  await settled()
  expect(playerOf('move')?.log).toEqual(['play'])
})
