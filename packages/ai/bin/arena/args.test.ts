import { readArgs } from './args'

const twoPlayers = ['--game', 'trike', '--a', 'level:1', '--b', 'random']

test('a match needs a game and two players; the rest has defaults', () => {
  expect(readArgs(twoPlayers)).toMatchObject({
    plan: {
      game: 'trike',
      games: 100,
      seed: 1,
      opening: 2,
      clock: 'wall',
      a: { player: 'level:1', speed: 1 },
      b: { player: 'random' },
    },
    json: false,
    sprt: undefined,
  })
})

test('processor time is that of one game at a time', () => {
  const cpu = [...twoPlayers, '--clock', 'cpu']
  expect(readArgs(cpu)).toMatchObject({ plan: { clock: 'cpu' }, threads: 1 })
  expect(readArgs([...cpu, '--threads', '1'])).toMatchObject({ threads: 1 })
})

test('speed is for both, or for one', () => {
  const request = readArgs([...twoPlayers, '--speed', '0.1', '--speed-b', '2'])
  expect(request).toMatchObject({ plan: { a: { speed: 0.1 }, b: { speed: 2 } } })
})

test('a number of nodes replaces an own player, and is passed on to an external engine', () => {
  const args = ['--game', 'trike', '--a', 'level:1', '--b', 'ugi:engine', '--nodes-a', '50', '--nodes-b', '60']
  expect(readArgs(args)).toMatchObject({
    plan: { a: { player: 'nodes:50' }, b: { player: 'ugi:engine', go: 'nodes 60' } },
  })
})

test.each([
  [[], '--game needs the id of a game.'],
  [['--game', 'chess'], '--game needs the id of a game.'],
  [['--game', 'trike'], '--a needs a player.'],
  [['--game', 'trike', '--a', 'random'], '--b needs a player.'],
  [['--game', 'trike', '--a', 'level:9', '--b', 'random'], 'trike has no player level:9.'],
  [['--game', 'trike', '--a', 'report:nobody', '--b', 'random'], 'trike has no player report:nobody.'],
  [['--game', 'trike', '--a', 'nodes:0', '--b', 'random'], 'trike has no player nodes:0.'],
  [['--game', 'trike', '--a', 'nodes:1e999', '--b', 'random'], 'trike has no player nodes:1e999.'],
  [['--game', 'trike', '--a', 'level:1:2', '--b', 'random'], 'trike has no player level:1:2.'],
  [[...twoPlayers, '--options', '{"size":99}'], '--options {"size":99} are no options of trike.'],
  [[...twoPlayers, '--options', '{'], '--options { are no options of trike.'],
  [[...twoPlayers, '--games', '0'], '--games needs a whole number of at least 1.'],
  [[...twoPlayers, '--games', '1.5'], '--games needs a whole number of at least 1.'],
  [[...twoPlayers, '--seed', ''], '--seed needs a whole number of at least 0.'],
  [[...twoPlayers, '--threads', 'many'], '--threads needs a whole number of at least 1.'],
  [[...twoPlayers, '--speed', '0'], '--speed-a needs a positive number.'],
  [[...twoPlayers, '--clock', 'sun'], '--clock needs one of wall, cpu.'],
  [
    [...twoPlayers, '--clock', 'cpu', '--threads', '2'],
    '--clock cpu needs --threads 1: processor time is that of all games played at a time.',
  ],
  [[...twoPlayers, '--sprt', '0.6,0.5'], '--sprt needs two scores such as 0.5,0.55.'],
  [[...twoPlayers, '--sprt', '0.6'], '--sprt needs two scores such as 0.5,0.55.'],
])('%j is refused in a sentence', (args, wrong) => {
  expect(readArgs(args)).toEqual({ wrong })
})

test('an unknown flag is refused, and help is offered', () => {
  expect(readArgs([...twoPlayers, '--loud'])).toHaveProperty('wrong')
  expect(readArgs(['--help'])).toBe('help')
})
