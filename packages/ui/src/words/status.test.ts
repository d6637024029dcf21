import { expectOk, newMatch, type Ending, type Pair } from '@tabuleiro/engine'
import { lookUpGameUi } from '../games/registry'
import { createTranslator } from '../i18n/languages'
import type { Language } from '../i18n/texts'
import { matchBetween, playIn, sessionBetween } from '../testing/play'
import { afterMoves } from '../testing/saves'
import { createFakeThinker, createFakeTime } from '../testing/thinker'
import { createMatchSession, type MatchSession } from '../model/session/session'
import { runComputers } from '../model/session/computerTurns'
import { viewPlay } from '../model/session/playView'
import { seatName } from './playerNames'
import { formatNextStep, formatNote, formatStatus, sayMessage } from './status'

const { t } = createTranslator('en')

/** The texts of a session as it changes, each once: the status line, and the notes in its place. */
function listen(session: MatchSession, language: Language = 'en') {
  const { t } = createTranslator(language)
  const board = lookUpGameUi(session.getState().match.game)
  const said: string[] = []
  const noted: string[] = []
  const view = () => viewPlay(session.getState())
  const update = () => {
    const status = sayMessage(formatStatus(t, board, view().match))
    const note = sayMessage(formatNote(t, board, view()))
    if (status !== said.at(-1)) said.push(status)
    if (note !== (noted.at(-1) ?? '')) noted.push(note)
  }
  update()
  session.subscribe(update)
  return { said, noted, view }
}

test.each<[Pair<string>, Pair<string>]>([
  [
    ['human', 'level:3'],
    ['You', 'Regular'],
  ],
  [
    ['report:hard', 'human'],
    ['Classic hard', 'You'],
  ],
  [
    ['level:max', 'level:max'],
    ['Full strength (1)', 'Full strength (2)'],
  ],
  [
    ['level:1', 'level:2'],
    ['Newcomer', 'Apprentice'],
  ],
  [
    ['report:forgotten', 'human'],
    ['Player 1', 'You'],
  ],
])('%j without names are called %j', (players, names) => {
  const match = matchBetween(players)
  expect([seatName(t, match, 0), seatName(t, match, 1)]).toEqual(names)
})

test.each<Pair<string>>([
  ['Ana', 'Deep Tile'],
  ['Ana', 'Ana'],
])('the names %s and %s that were given are left as they are', (first, second) => {
  const seats = [
    { name: first, player: 'human' },
    { name: second, player: 'level:5' },
  ] as const
  const match = expectOk(newMatch({ game: 'trike', seats }))
  expect([seatName(t, match, 0), seatName(t, match, 1)]).toEqual([first, second])
})

test('each move changes the status line exactly once, also where a computer thinks', async () => {
  const [session, thinker, time] = [sessionBetween('human', 'level:3'), createFakeThinker(), createFakeTime()]
  runComputers(session, thinker, time)
  const { said, view } = listen(session)
  playIn(session, 'c2')
  expect(view()).toMatchObject({ isThinking: true, thinker: 1, canHint: false })
  time.pass(1000)
  await thinker.move('d3')
  expect(view()).toMatchObject({ isThinking: false, thinker: undefined, canHint: true })
  expect(said).toEqual([
    'Your turn',
    'Regular is thinking. You placed the first checker on c2.',
    'Your turn. Regular moved the pawn to d3.',
  ])
})

test('a pending move and browsing are notes: only moves change the status line', () => {
  const session = sessionBetween('human', 'human')
  const { said, noted } = listen(session)
  session.tap('c2', true)
  session.confirm()
  session.tap('c1', true)
  session.tap('d3', true)
  session.cancel()
  session.browse(0)
  session.browse(1)
  expect(said).toEqual([
    'Player 1 to move',
    'Player 2 to move. Player 1 placed the first checker on c2. Swap sides or play on?',
  ])
  expect(noted.filter(Boolean)).toEqual([
    'Confirm or cancel. First checker on c2.',
    'Confirm or cancel. Pawn to c1.',
    'Confirm or cancel. Pawn to d3.',
    'Looking back: the start',
  ])
})

test.each<[Language, Ending, string]>([
  ['en', { how: 'resign', by: 1 }, 'You win'],
  ['pt', { how: 'time', by: 0 }, 'Experiente ganha'],
  ['en', { how: 'agreed' }, 'A draw'],
])('in %s, the end by %j is one line; why it ended is said by the result card', (language, ending, words) => {
  const session = sessionBetween('human', 'level:3')
  playIn(session, 'c2')
  const { said } = listen(session, language)
  session.end(ending)
  expect(said.at(-1)).toBe(words)
})

test('a computer that failed, and two that are paused, are noted', () => {
  const [own, watched] = [sessionBetween('level:3', 'human'), sessionBetween('level:1', 'level:2')]
  const [first, second] = [listen(own), listen(watched)]
  own.setThinking('failed')
  watched.pause(true)
  expect(first.noted).toEqual(['Regular gave no answer'])
  expect(first.view().hasFailed).toBe(true)
  expect(second.noted).toEqual(['Paused. Newcomer to move.'])
  expect(second.view()).toMatchObject({ isPaused: true, pace: 1000 })
})

test('a hint is described step by step: the place, then the move and why', () => {
  const session = sessionBetween('human', 'human')
  playIn(session, 'c2')
  const { said, noted, view } = listen(session)
  const hint = { move: 'd3', taps: ['d3'], reason: 'traps' } as const
  session.showHint({ step: 'searching' })
  expect(view().canHint).toBe(false)
  session.showHint({ step: 'place', hint })
  expect(view()).toMatchObject({ canHint: true, hinted: new Set(['d3']) })
  session.showHint({ step: 'move', hint })
  expect(view()).toMatchObject({ canHint: false })
  expect(view().marks).toContainEqual({ kind: 'hint', cells: ['d3'] })
  session.tap('c1', true)
  expect(view().marks.map(mark => mark.kind)).not.toContain('hint')
  session.cancel()
  session.browse(0)
  expect(view()).toMatchObject({ hinted: new Set() })
  expect(said).toEqual(['Player 2 to move. Player 1 placed the first checker on c2. Swap sides or play on?'])
  expect(noted).toEqual([
    'Hint. Look here first: d3.',
    'Hint. Pawn to d3. It steers the pawn towards a trap that suits you.',
    'Confirm or cancel. Pawn to c1.',
    'Hint. Pawn to d3. It steers the pawn towards a trap that suits you.',
    'Looking back: the start',
  ])
})

test('the swap as a hint is called by its name', () => {
  const session = sessionBetween('human', 'human')
  playIn(session, 'c2')
  const { noted } = listen(session)
  const hint = { move: 'swap', taps: ['swap'], reason: 'best' } as const
  session.showHint({ step: 'place', hint })
  session.showHint({ step: 'move', hint })
  expect(noted).toEqual([
    'Hint. Think about swapping sides.',
    'Hint. Swap sides. The other side looks better from here.',
  ])
})

test('a place that is no cell is called by the game’s own words in a hint', () => {
  const session = createMatchSession(expectOk(newMatch({ game: 'turtles' })))
  const { noted } = listen(session)
  const hint = { move: 'h3b', taps: ['nest-s3', 'b1'], reason: 'advances' } as const
  session.showHint({ step: 'place', hint })
  expect(noted.at(-1)).toMatch(/^Hint\. Look here first: [^-]+\.$/)
})

test.each<[Language, string, string]>([
  [
    'en',
    'Looking back: move 1 of 2. You placed the first checker on c2.',
    'Looking back: move 1 of 2. Regular moved the pawn to d3.',
  ],
  [
    'pt',
    'A rever: jogada 1 de 2. A sua jogada: primeira peça em c2.',
    'A rever: jogada 1 de 2. Experiente moveu o peão para d3.',
  ],
])('in %s, looking back says what each move did and who made it', (language, first, second) => {
  const session = sessionBetween('human', 'level:3')
  playIn(session, 'c2')
  playIn(session, 'd3')
  playIn(session, 'd2')
  const { noted } = listen(session, language)
  session.browse(1)
  session.browse(2)
  expect(noted).toEqual([first, second])
})

test.each<[Language, string, string, string]>([
  [
    'en',
    '',
    'Waiting for your friend’s move. You placed the first checker on c2.',
    'Your turn. Your friend moved the pawn to d3.',
  ],
  [
    'pt',
    'Ana',
    'À espera da jogada de Ana. A sua jogada: primeira peça em c2.',
    'É a sua vez. Ana moveu o peão para d3.',
  ],
])('in %s, a game by link with a friend called "%s" says whom it waits for', (language, name, waiting, own) => {
  const seats = [
    { name: '', player: 'human' },
    { name, player: 'friend' },
  ] as const
  const start = expectOk(newMatch({ game: 'trike', options: { size: 5 }, seats }))
  const board = lookUpGameUi('trike')
  const { t } = createTranslator(language)
  const sent = afterMoves(start, 'c2')
  expect(sayMessage(formatStatus(t, board, sent))).toBe(waiting)
  expect(sayMessage(formatStatus(t, board, afterMoves(sent, 'd3')))).toBe(own)
})

test('what to do next is said to the person to move, tap by tap, and to nobody else', () => {
  const board = lookUpGameUi('three-dragons')
  const seats = [
    { name: '', player: 'human' },
    { name: '', player: 'level:1' },
  ] as const
  const session = createMatchSession(expectOk(newMatch({ game: 'three-dragons', seats })))
  const next = () => formatNextStep(t, board, viewPlay(session.getState()))
  expect(next()).toBe('Choose one of your pieces.')
  session.tap('e2', false)
  expect(next()).toBe('Now choose where e2 goes.')
  session.tap('e4', true)
  expect(next()).toBe('')
  session.confirm()
  expect(next()).toBe('')
  session.browse(0)
  expect(next()).toBe('')
})
