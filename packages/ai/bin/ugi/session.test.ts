import { gameIds } from '@tabuleiro/engine'
import { Session } from './session'

/** A session whose tasks run when the test runs them; each reading of the clock takes a millisecond. */
function conversation(...lines: readonly string[]) {
  const sent: string[] = []
  const tasks: (() => void)[] = []
  let now = 0
  let exits = 0
  const session = new Session(
    { send: line => sent.push(line), clock: () => now++, defer: task => tasks.push(task) },
    () => exits++,
  )
  const send = (...more: readonly string[]) => {
    for (const line of more) session.receive(line)
    return sent.splice(0)
  }
  /** Lets it think for a number of turns, or until it has nothing to do. */
  const think = (turns = Infinity) => {
    for (let task = tasks.shift(); task !== undefined; task = --turns > 0 ? tasks.shift() : undefined) task()
    return sent.splice(0)
  }
  send(...lines)
  return { session, send, think, exits: () => exits }
}

const answers = (lines: readonly string[]) => lines.filter(line => line.startsWith('bestmove'))
const small = ['setoption name Game value trike', 'setoption name Options value {"size":4}']
/** A game of Trike on the smallest board, from its first move to its last. */
const finished = 'position startpos moves a1 b1 c1 c2 c3 b2'

test('it introduces itself with its options', () => {
  const lines = conversation().send('ugi')
  expect(lines.slice(0, 2).every(line => /^id (name|author) ./.test(line))).toBe(true)
  expect(lines.slice(2)).toEqual([
    `option name Game type combo default three-dragons ${gameIds.map(id => `var ${id}`).join(' ')}`,
    'option name Options type string default {}',
    'option name Level type combo default max var 1 var 2 var 3 var 4 var 5 var 6 var 7 var 8 var max',
    'option name Seed type spin default 1 min 0 max 2147483647',
    'ugiok',
  ])
})

test('it is ready at any time, also while thinking', () => {
  const { send, think } = conversation(...small)
  expect(send('isready')).toEqual(['readyok'])
  send('go infinite')
  think(3)
  expect(send('isready')).toEqual(['readyok'])
})

test.each([
  'go nodes 300',
  'go depth 2 nodes 200',
  'go movetime 20',
  'go depth 9 nodes 100 movetime 1000',
  'go nodes 0',
  'go movetime -5',
])('%s is answered once, after what was found', go => {
  const { send, think } = conversation(...small)
  expect(send(go)).toEqual([])
  const lines = think()
  expect(answers(lines)).toHaveLength(1)
  expect(lines.at(-1)).toMatch(/^bestmove [a-d][1-4]$/)
  expect(lines.at(-2)).toMatch(
    /^info depth \d+ nodes \d+ nps \d+ time \d+ score (cp -?\d+|(win|loss) \d+) pv( [a-d][1-4]| swap)+$/,
  )
})

test('each new depth has an info line', () => {
  const { send, think } = conversation('setoption name Game value turtles')
  send('go depth 4')
  const depths = think().flatMap(line => /^info depth (\d+)/.exec(line)?.[1] ?? [])
  expect(depths.map(Number)).toEqual([...depths.map(Number)].sort((a, b) => a - b))
  expect(new Set(depths).size).toBeGreaterThan(1)
})

test('nodes are counted exactly, and a seed gives the same answer every time', () => {
  const ask = () => {
    const { send, think } = conversation('setoption name Game value turtles', 'setoption name Seed value 5')
    send('go nodes 777')
    return think()
      .slice(-2)
      .map(line => line.replace(/nps \d+ time \d+/, ''))
  }
  expect(ask()[0]).toContain('nodes 777 ')
  expect(ask()).toEqual(ask())
})

test('an infinite search answers when it is stopped and not before, even when it is complete', () => {
  const { send, think } = conversation('setoption name Game value trike', 'setoption name Options value {"size":3}')
  send('go infinite')
  expect(answers(think())).toEqual([])
  expect(answers(send('stop'))).toHaveLength(1)
  expect(send('stop')).toEqual([])
  expect(think()).toEqual([])
})

test('stop ends a long search', () => {
  const { send, think } = conversation('setoption name Game value alliances')
  send('go movetime 1000000')
  think(2)
  expect(answers(send('stop'))).toHaveLength(1)
  expect(think()).toEqual([])
})

test('a go while thinking waits its turn, in the position it was given in', () => {
  const { send, think } = conversation(...small, 'position startpos moves a1', 'go nodes 100')
  send('position startpos moves a1 b1', 'go nodes 100', 'position startpos')
  expect(answers(think())).toHaveLength(2)
})

test('without limits the level decides, and a handicap holds under any limit', () => {
  const { send, think } = conversation('setoption name Game value turtles', 'setoption name Level value 1')
  send('go')
  expect(answers(think())).toHaveLength(1)
  send('go nodes 50000')
  const nodes = Number(/nodes (\d+)/.exec(think().at(-2) ?? '')?.[1])
  expect(nodes).toBeLessThan(50000)
})

test('a finished game has no move', () => {
  const { send } = conversation(
    'setoption name Game value trike',
    'setoption name Options value {"size":3,"pie":false}',
  )
  expect(send(finished)).toEqual([])
  expect(send('go nodes 10')).toEqual(['info string error game/over', 'bestmove none'])
  expect(send('query gameover', 'query result')[0]).toBe('response true')
})

test('queries answer whose turn it is and how it ended', () => {
  const { send } = conversation(...small)
  expect(send('query gameover', 'query p1turn', 'query result')).toEqual([
    'response false',
    'response true',
    'response none',
  ])
  send('position startpos moves a1')
  expect(send('query p1turn', 'query weather', 'query')).toEqual(['response false'])
})

test.each([
  ['setoption name Game value chess', 'game/unknown'],
  ['setoption name Game value constructor', 'game/unknown'],
  ['setoption name Options value {"size":99}', 'options/invalid'],
  ['setoption name Options value {', 'options/invalid'],
  ['setoption name Options value', 'options/invalid'],
  ['setoption name Level value 9', 'player/unknown'],
  ['setoption name Seed value -1', 'request/invalid'],
  ['setoption name Seed value 2147483648', 'request/invalid'],
  ['setoption name Hash value 16', 'request/invalid'],
  ['setoption', 'request/invalid'],
  ['position', 'position/invalid'],
  ['position fen', 'position/invalid'],
  ['position fen nonsense', 'position/invalid'],
  ['position startpos a1', 'position/invalid'],
  ['position startpos moves b1 zz', 'move/unreadable'],
  ['position startpos moves b1 b1', 'move/illegal'],
])('%s is refused with %s and changes nothing', (line, code) => {
  const { send, think } = conversation(...small, 'position startpos moves a1')
  expect(send(line)).toEqual([`info string error ${code}`])
  expect(send('query p1turn')).toEqual(['response false'])
  send('go nodes 20')
  expect(think().at(-1)).toMatch(/^bestmove ([b-d][1-4]|swap)$/)
})

test('a limit that is no number is refused and left out', () => {
  const { send, think } = conversation(...small)
  expect(send('go nodes many movetime 20')).toEqual(['info string error request/invalid'])
  expect(answers(think())).toHaveLength(1)
})

test('lines may end as they do on Windows', () => {
  const { send } = conversation(...small.map(line => `${line}\r`))
  expect(send('position startpos moves d4\r', 'query p1turn\r')).toEqual(['response false'])
})

test('another game or other options begin at the start', () => {
  const { send } = conversation(...small, 'position startpos moves a1')
  expect(send('setoption name Options value {"size":5}', 'query p1turn')).toEqual(['response true'])
  send('position startpos moves a1')
  expect(send('setoption name Game value turtles', 'query p1turn')).toEqual(['response true'])
})

test('a position can be given as text', () => {
  const { send } = conversation(...small)
  expect(send('position fen b.2.3.4_a1_w_1 moves b1', 'query p1turn')).toEqual(['response true'])
})

test.each(['', '   ', 'hello', 'constructor', 'toString', '\u0000\ufffd\u0007', 'goo nodes 5', 'GO'])(
  '%j is passed over',
  line => {
    expect(conversation().send(line)).toEqual([])
  },
)

test('a line too long to be read is refused', () => {
  const { session, send } = conversation()
  session.receive(undefined)
  expect(send('isready')).toEqual(['info string error request/invalid', 'readyok'])
})

test('quit answers the running searches and exits', () => {
  const { send, exits } = conversation(...small, 'go infinite', 'go nodes 100')
  expect(answers(send('quit'))).toHaveLength(2)
  expect(exits()).toBeGreaterThan(0)
  expect(send('isready', 'go nodes 10')).toEqual([])
})

test('at the end of the input a search with a limit runs to it', () => {
  const { session, think, exits } = conversation('setoption name Game value turtles', 'go nodes 500')
  session.end()
  expect(exits()).toBe(0)
  expect(think().at(-2)).toContain('nodes 500 ')
  expect(exits()).toBe(1)
})

test('at the end of the input a search without a limit answers at once', () => {
  const { session, send, exits } = conversation(...small, 'go infinite')
  session.end()
  expect(answers(send())).toHaveLength(1)
  expect(exits()).toBe(1)
})
