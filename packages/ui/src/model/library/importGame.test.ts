import { expectOk, newMatch, writeLink, writeRecord, writeText } from '@tabuleiro/engine'
import fc from 'fast-check'
import { createTranslator } from '../../i18n/languages'
import { afterMoves, movesIn, SHORT_GAME, trike } from '../../testing/saves'
import { settled } from '../../testing/drive'
import { createWorld } from '../../testing/world'
import { formatFailure } from '../../words/errors'
import { copyBroken } from './backup'
import { writeFriendLink } from './friendLink'
import { readGame, importText } from './importGame'

const played = afterMoves(trike(), ...SHORT_GAME)

const link = expectOk(writeLink(played))

test.each([
  ['a link', `https://somewhere.example/tabuleiro/g#${link}`],
  ['a link in a message', `Your move! https://somewhere.example/g#${link} See you`],
  ['a payload', link],
  ['a payload with its hash', ` #${link}\n`],
  ['a text record', writeText(played)],
  ['a text record with other line ends and spaces around it', `\n ${writeText(played).replace(/\n/g, '\r\n')}  `],
  ['a JSON record', `  ${writeRecord(played)}\n`],
])('%s brings the game', (_, text) => {
  const { library } = createWorld()
  const taken = expectOk(importText(library, text))
  expect(taken.kind === 'game' && movesIn(library, taken.id)).toEqual(SHORT_GAME)
})

test("a friend's link is opened, and adds no copy of the game that it goes on from", () => {
  const { library } = createWorld()
  const seats = [
    { name: '', player: 'human' },
    { name: '', player: 'friend' },
  ] as const
  const sent = expectOk(writeFriendLink(trike({ identity: 'abcDEF012-_9', seats })))
  expect(importText(library, `Your move: https://somewhere.example/g#${sent}`)).toEqual({
    ok: true,
    value: { kind: 'link', payload: sent },
  })
  expect(library.list()).toEqual([])
})

test('a backup brings all its games, and none of them twice', () => {
  const there = createWorld()
  there.library.add(trike())
  there.library.add(trike({ options: { size: 5 } }))
  const here = createWorld()
  const backup = there.library.backup()
  expect(importText(here.library, backup)).toMatchObject({
    value: { kind: 'backup', restored: { added: 2, known: 0 } },
  })
  expect(importText(here.library, backup)).toMatchObject({
    value: { kind: 'backup', restored: { added: 0, known: 2 } },
  })
})

test('what "Copy" gives of an unreadable save can be imported, and so can a save file', async () => {
  const there = createWorld()
  there.library.add(played)
  const [file] = (JSON.parse(there.library.backup()) as { readonly games: readonly object[] }).games
  const text = JSON.stringify(file)
  const [here, elsewhere] = [createWorld(), createWorld()]
  const added = { value: { kind: 'backup', restored: { added: 1, broken: 0 } } }
  expect(importText(here.library, text)).toMatchObject(added)
  expect(importText(elsewhere.library, copyBroken({ id: 'x', code: 'record/newer', text }))).toMatchObject(added)
  expect(importText(here.library, text.slice(0, 200))).toMatchObject({ value: { restored: { added: 0, broken: 1 } } })
  await settled()
})

test("a newer release's backup is called newer, and older rules older", () => {
  const { library } = createWorld()
  const newer = '{"format":"tabuleiro-backup","version":2,"games":[]}'
  expect(importText(library, newer)).toEqual({ ok: false, error: { code: 'record/newer' } })
  const older = writeRecord(played).replace('"rules":1', '"rules":0')
  expect(importText(library, older)).toEqual({ ok: false, error: { code: 'record/older' } })
})

test.each([
  ['', 'json/invalid'],
  ['Hello, how are you?', 'json/invalid'],
  ['{"format":', 'json/invalid'],
  ['{"format":"tabuleiro"}', 'record/invalid'],
  ['[Format "tabuleiro 1"]', 'record/invalid'],
  ['https://somewhere.example/g#', 'link/invalid'],
  ['https://somewhere.example/g#1AAAAAAAA', 'link/damaged'],
  ['3abc', 'link/newer'],
  [writeRecord(played).replace('"f6"', '"a1"'), 'move/illegal'],
  [writeRecord(expectOk(newMatch({ game: 'trike' }))).replace('"human"', '"level:99"'), 'player/unknown'],
])('%j is refused and nothing is saved', (text, code) => {
  const { library } = createWorld()
  expect(importText(library, text)).toMatchObject({ ok: false, error: { code } })
  expect(library.list()).toEqual([])
})

test('no text at all makes it throw', () => {
  const record = writeRecord(played)
  fc.assert(
    fc.property(fc.nat(record.length), fc.string({ maxLength: 5 }), fc.string(), (at, change, text) => {
      readGame(text)
      readGame(record.slice(0, at) + change + record.slice(at + change.length))
      readGame(link.slice(0, at) + change)
    }),
  )
})

test.each([
  [
    'en',
    'Move 1, player 2: That move is not allowed here.',
    'Line 1: That saved game is damaged.',
    'That record has no Hints tag.',
  ],
  [
    'pt',
    'Jogada 1, jogador 2: Essa jogada não é permitida aqui.',
    'Linha 1: Esse jogo guardado está danificado.',
    'A esse registo falta a etiqueta Hints.',
  ],
] as const)('a refusal names the move as the text does, the line or the tag to blame, in %s', (language, ...words) => {
  const { t } = createTranslator(language)
  const illegal = readGame(writeText(played).replace('1. g6 f6', '1. g6 a1'))
  const broken = readGame('[Format tabuleiro]')
  const untagged = readGame(writeText(played).replace(/\[Hints.*\]\n/, ''))
  const said = [illegal, broken, untagged].map(result => (result.ok ? '' : formatFailure(t, result.error)))
  expect(said).toEqual(words)
})
