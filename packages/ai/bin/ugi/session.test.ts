import { Session } from './session'

/** A session in a world without hurry: tasks wait until they are run, and each look at the clock takes a millisecond. */
function conversation(...lines: readonly string[]) {
  const said: string[] = []
  const tasks: (() => void)[] = []
  let now = 0
  let left = 0
  const session = new Session(
    { send: line => said.push(line), clock: () => now++, defer: task => tasks.push(task) },
    () => left++,
  )
  const tell = (...more: readonly string[]) => {
    for (const line of more) session.receive(line)
    return said.splice(0)
  }
  /** Lets it think for a number of turns, or until it has nothing to do. */
  const think = (turns = Infinity) => {
    for (let task = tasks.shift(); task !== undefined; task = --turns > 0 ? tasks.shift() : undefined) task()
    return said.splice(0)
  }
  tell(...lines)
  return { session, tell, think, left: () => left }
}

const answers = (lines: readonly string[]) => lines.filter(line => line.startsWith('bestmove'))
const small = ['setoption name Game value trike', 'setoption name Options value {"size":4}']
/** A game of Trike on the smallest board, from its first move to its last. */
const finished = 'position startpos moves a1 b1 c1 c2 c3 b2'

test('it introduces itself with its options', () => {
  const lines = conversation().tell('ugi')
  expect(lines.slice(0, 2).every(line => /^id (name|author) ./.test(line))).toBe(true)
  expect(lines.slice(2)).toEqual([
    'option name Game type combo default three-dragons var three-dragons var trike var alliances var turtles',
    'option name Options type string default {}',
    'option name Level type combo default max var 1 var 2 var 3 var 4 var 5 var max',
    'option name Seed type spin default 1 min 0 max 2147483647',
    'ugiok',
  ])
})

test('it is ready at any time, also while thinking', () => {
  const { tell, think } = conversation(...small)
  expect(tell('isready')).toEqual(['readyok'])
  tell('go infinite')
  think(3)
  expect(tell('isready')).toEqual(['readyok'])
})

test.each([
  'go nodes 300',
  'go depth 2 nodes 200',
  'go movetime 20',
  'go depth 9 nodes 100 movetime 1000',
  'go nodes 0',
  'go movetime -5',
])('%s is answered once, after what was found', go => {
  const { tell, think } = conversation(...small)
  expect(tell(go)).toEqual([])
  const lines = think()
  expect(answers(lines)).toHaveLength(1)
  expect(lines.at(-1)).toMatch(/^bestmove [a-d][1-4]$/)
  expect(lines.at(-2)).toMatch(
    /^info depth \d+ nodes \d+ nps \d+ time \d+ score (cp -?\d+|(win|loss) \d+) pv( [a-d][1-4]| swap)+$/,
  )
})

test('each new depth is news', () => {
  const { tell, think } = conversation('setoption name Game value turtles')
  tell('go depth 4')
  const depths = think().flatMap(line => /^info depth (\d+)/.exec(line)?.[1] ?? [])
  expect(depths.map(Number)).toEqual([...depths.map(Number)].sort((a, b) => a - b))
  expect(new Set(depths).size).toBeGreaterThan(1)
})

test('nodes are counted exactly, and a seed gives the same answer every time', () => {
  const ask = () => {
    const { tell, think } = conversation('setoption name Game value turtles', 'setoption name Seed value 5')
    tell('go nodes 777')
    return think()
      .slice(-2)
      .map(line => line.replace(/nps \d+ time \d+/, ''))
  }
  expect(ask()[0]).toContain('nodes 777 ')
  expect(ask()).toEqual(ask())
})

test('an infinite thought answers when it is stopped and not before, even with nothing left to learn', () => {
  const { tell, think } = conversation('setoption name Game value trike', 'setoption name Options value {"size":3}')
  tell('go infinite')
  expect(answers(think())).toEqual([])
  expect(answers(tell('stop'))).toHaveLength(1)
  expect(tell('stop')).toEqual([])
  expect(think()).toEqual([])
})

test('stop cuts a long thought short', () => {
  const { tell, think } = conversation('setoption name Game value alliances')
  tell('go movetime 1000000')
  think(2)
  expect(answers(tell('stop'))).toHaveLength(1)
  expect(think()).toEqual([])
})

test('a go while thinking waits its turn, in the position it was given in', () => {
  const { tell, think } = conversation(...small, 'position startpos moves a1', 'go nodes 100')
  tell('position startpos moves a1 b1', 'go nodes 100', 'position startpos')
  expect(answers(think())).toHaveLength(2)
})

test('without limits the level decides, and a handicap holds under any limit', () => {
  const { tell, think } = conversation('setoption name Game value turtles', 'setoption name Level value 1')
  tell('go')
  expect(answers(think())).toHaveLength(1)
  tell('go nodes 50000')
  const nodes = Number(/nodes (\d+)/.exec(think().at(-2) ?? '')?.[1])
  expect(nodes).toBeLessThan(50000)
})

test('a finished game has no move', () => {
  const { tell } = conversation(
    'setoption name Game value trike',
    'setoption name Options value {"size":3,"pie":false}',
  )
  expect(tell(finished)).toEqual([])
  expect(tell('go nodes 10')).toEqual(['info string error game/over', 'bestmove none'])
  expect(tell('query gameover', 'query result')[0]).toBe('response true')
})

test('queries tell whose turn it is and how it ended', () => {
  const { tell } = conversation(...small)
  expect(tell('query gameover', 'query p1turn', 'query result')).toEqual([
    'response false',
    'response true',
    'response none',
  ])
  tell('position startpos moves a1')
  expect(tell('query p1turn', 'query weather', 'query')).toEqual(['response false'])
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
  const { tell, think } = conversation(...small, 'position startpos moves a1')
  expect(tell(line)).toEqual([`info string error ${code}`])
  expect(tell('query p1turn')).toEqual(['response false'])
  tell('go nodes 20')
  expect(think().at(-1)).toMatch(/^bestmove ([b-d][1-4]|swap)$/)
})

test('a limit that is no number is refused and left out', () => {
  const { tell, think } = conversation(...small)
  expect(tell('go nodes many movetime 20')).toEqual(['info string error request/invalid'])
  expect(answers(think())).toHaveLength(1)
})

test('lines may end as they do on Windows', () => {
  const { tell } = conversation(...small.map(line => `${line}\r`))
  expect(tell('position startpos moves d4\r', 'query p1turn\r')).toEqual(['response false'])
})

test('another game or other options begin at the start', () => {
  const { tell } = conversation(...small, 'position startpos moves a1')
  expect(tell('setoption name Options value {"size":5}', 'query p1turn')).toEqual(['response true'])
  tell('position startpos moves a1')
  expect(tell('setoption name Game value turtles', 'query p1turn')).toEqual(['response true'])
})

test('a position can be given as text', () => {
  const { tell } = conversation(...small)
  expect(tell('position fen b.2.3.4_a1_w_1 moves b1', 'query p1turn')).toEqual(['response true'])
})

test.each(['', '   ', 'hello', 'constructor', 'toString', '\u0000\ufffd\u0007', 'goo nodes 5', 'GO'])(
  '%j is passed over',
  line => {
    expect(conversation().tell(line)).toEqual([])
  },
)

test('a line too long to be read is refused', () => {
  const { session, tell } = conversation()
  session.receive(undefined)
  expect(tell('isready')).toEqual(['info string error request/invalid', 'readyok'])
})

test('quit answers what is under way and leaves', () => {
  const { tell, left } = conversation(...small, 'go infinite', 'go nodes 100')
  expect(answers(tell('quit'))).toHaveLength(2)
  expect(left()).toBeGreaterThan(0)
  expect(tell('isready', 'go nodes 10')).toEqual([])
})

test('at the end of the input a thought with an end is thought to it', () => {
  const { session, think, left } = conversation('setoption name Game value turtles', 'go nodes 500')
  session.end()
  expect(left()).toBe(0)
  expect(think().at(-2)).toContain('nodes 500 ')
  expect(left()).toBe(1)
})

test('at the end of the input a thought without one answers at once', () => {
  const { session, tell, left } = conversation(...small, 'go infinite')
  session.end()
  expect(answers(tell())).toHaveLength(1)
  expect(left()).toBe(1)
})
