import {
  expectOk,
  gameIds,
  newMatch,
  playMove,
  positionOf,
  readMove,
  rulesOf,
  whyNot,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { manifests } from '@tabuleiro/engine/testing/manifests'
import { createTranslator } from '../i18n/languages'
import { formatWhyNot } from './whyNot'
import '../testing/setupTexts'

const LANGUAGES = ['en', 'pt'] as const

function reach(game: GameId, start: string | undefined, moves: readonly string[]): Match {
  return moves.reduce(
    (match, text) => expectOk(playMove(match, expectOk(readMove(rulesOf(match), positionOf(match), 1, text)))),
    expectOk(newMatch({ game, start })),
  )
}

test.each<readonly [GameId, string | undefined, readonly string[], readonly string[], string, string, string]>([
  [
    'trike',
    '1.2.3.1b2.5.6.4w2_g5_b_1',
    [],
    [],
    'c1',
    'The checker on d2 is in the way to c1.',
    'A peça em d2 está no caminho para c1.',
  ],
  ['trike', undefined, ['g6', 'f6', 'g7'], [], 'a1', 'The game is over.', 'O jogo já acabou.'],
  ['alliances', undefined, [], [], 'g7', 'First choose a colour, then g7.', 'Primeiro escolha uma cor, depois g7.'],
  [
    'alliances',
    'o2o1.o2o2o1.2o2o2o.1o2o2o2.o2o2o2o1.2o2o2o2o.o2o2o2o1.2o2o2o2o.o2o2o2o1.1o2o2o2.2o2o2o.o2o2o1.o2o1_1_a_---',
    [],
    [],
    'hand-orange',
    'There are no orange discs left.',
    'O laranja acabou: já não há discos.',
  ],
  [
    'three-dragons',
    undefined,
    [],
    ['e2'],
    'e6',
    'The cave on e5 blocks the way to e6.',
    'A gruta em e5 tapa o caminho para e6.',
  ],
  [
    'turtles',
    '0.0_0.n5n4s1_0.0_0.0~n~0~0',
    [],
    [],
    'turtle-n5',
    'The sand 5 is stuck: it carries a weight of 5.',
    'A bege 5 está presa: carrega um peso de 5.',
  ],
])('%s, %s: a refused tap says why', async (game, start, moves, taps, place, ...sentences) => {
  const reason = await whyNot(reach(game, start, moves), taps, place)
  if (!reason) throw new Error('the tap was not refused')
  expect(LANGUAGES.map(language => formatWhyNot(createTranslator(language).t, game, reason))).toEqual(sentences)
})

test.each(gameIds)('%s has a sentence for every refused tap of a game, with every value filled in', async game => {
  const manifest = manifests[game]
  const match = reach(game, undefined, manifest.samples.usual.split(' ').slice(0, -1))
  const all = await Promise.all(manifest.places(positionOf(match)).map(place => whyNot(match, [], place)))
  const reasons = all.filter(reason => reason !== undefined)
  expect(reasons).not.toEqual([])
  for (const language of LANGUAGES) {
    const { t } = createTranslator(language)
    for (const reason of reasons) expect(formatWhyNot(t, game, reason)).toMatch(/^[^{}]* [^{}]*\.$/)
  }
})
