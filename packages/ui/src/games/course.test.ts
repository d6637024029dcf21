import {
  gameIds,
  movesOf,
  otherSide,
  positionOf,
  readMove,
  resultOf,
  rulesOf,
  seenAt,
  type GameEvent,
  type GameId,
  type Match,
} from '@tabuleiro/engine'
import { layOut } from '../board/layout'
import { languages } from '../i18n/texts'
import { eventsOfMove, isLike } from '../model/lessons/goals'
import type { Lesson, LessonStep } from '../model/lessons/lesson'
import { acceptedMoves, replyTo, stepMatch, withMove } from '../model/lessons/steps'
import { sayOther, type Course, type StepTexts } from './lessons'
import { lookUpGameUi } from './registry'

/** A step with all that the tests compare: its lesson, its place, its match and its words. */
interface Taught {
  readonly name: string
  readonly lesson: Lesson
  readonly step: LessonStep
  readonly index: number
  readonly match: Match
  readonly accepted: readonly string[]
  readonly texts: Readonly<Record<(typeof languages)[number], StepTexts | undefined>>
}

function listSteps(game: GameId, course: Course): readonly Taught[] {
  return course.lessons.flatMap(lesson =>
    lesson.steps.map((step, index) => {
      const match = stepMatch(game, lesson, step)
      const textsIn = (language: (typeof languages)[number]) => course.texts[language].lessons[lesson.id]?.steps[index]
      return {
        name: `${lesson.id} ${index + 1}`,
        lesson,
        step,
        index,
        match,
        accepted: acceptedMoves(match, step).map(({ text }) => text),
        texts: { en: textsIn('en'), pt: textsIn('pt') },
      }
    }),
  )
}

const isLegal = (match: Match, text: string) => readMove(rulesOf(match), positionOf(match), seenAt(match), text).ok
const positionText = (match: Match) => rulesOf(match).encode(positionOf(match))

/** A legal move in text. */
function moveOfText(match: Match, text: string) {
  const move = readMove(rulesOf(match), positionOf(match), seenAt(match), text)
  if (!move.ok) throw new Error(`${text} is not legal at ${positionText(match)}`)
  return move.value
}

/** What a legal move in text does. */
const eventsOfText = (match: Match, text: string) => eventsOfMove(match, moveOfText(match, text))

/** The places to tap for a legal move in text, without the one that its piece leaves. */
function goalsOfText(match: Match, text: string) {
  const left = eventsOfText(match, text).flatMap(event => (event.kind === 'moved' ? [event.from] : []))
  return rulesOf(match)
    .taps(positionOf(match), moveOfText(match, text))
    .filter(place => !left.includes(place))
}

/** What an answer can do to make a try wrong. */
const HARMS: readonly GameEvent['kind'][] = ['captured', 'woken', 'returned', 'scored', 'won']

const listTexts = ({ ask, right, tries = {} }: StepTexts) => [ask, right, ...Object.values(tries)]

/** The cells and numbers in a text, which are the same in every language. */
const numbersIn = (text: string) => (text.match(/\b[a-m]?\d+\b/g) ?? []).sort()

describe.each(gameIds)('the course of %s', game => {
  let course: Course
  let taught: readonly Taught[]
  beforeAll(async () => {
    course = await lookUpGameUi(game).course()
    taught = listSteps(game, course)
  })

  /** The names of the steps for which something does not hold. */
  const failing = (holds: (one: Taught) => boolean) => taught.filter(one => !holds(one)).map(({ name }) => name)

  test('teaches the rules in lessons of four to eight steps, and ends with two lessons of strategy', () => {
    const sizes = course.lessons.map(({ id, steps }) => `${id}: ${steps.length}`)
    expect(sizes.filter(size => !/: [4-8]$/.test(size))).toEqual([])
    const kinds = course.lessons.map(({ kind }) => kind)
    expect(kinds).toEqual([...kinds.slice(2).map(() => 'rules'), 'strategy', 'strategy'])
    expect(new Set(course.lessons.map(({ id }) => id)).size).toBe(course.lessons.length)
    for (const { id } of course.lessons) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
  })

  test('asks in positions where the game is on', () => {
    expect(failing(({ match }) => resultOf(match) === undefined)).toEqual([])
  })

  test('asks for moves or for a goal, which legal moves reach and others miss', () => {
    expect(failing(({ step }) => (step.accept === undefined) !== (step.goal === undefined))).toEqual([])
    expect(failing(({ accepted }) => accepted.length > 0)).toEqual([])
    expect(failing(({ step, accepted }) => (step.accept ?? []).every(move => accepted.includes(move)))).toEqual([])
    expect(
      failing(({ step, match, accepted }) => step.goal?.kind === 'any' || accepted.length < movesOf(match).length),
    ).toEqual([])
  })

  test('points only at cells to which a move goes that does what is asked', () => {
    const astray = taught.flatMap(({ name, step, match, accepted }) => {
      const goals = new Set(accepted.flatMap(move => goalsOfText(match, move)))
      return (step.points ?? []).filter(cell => !goals.has(cell)).map(cell => `${name}: ${cell}`)
    })
    expect(astray).toEqual([])
  })

  test('claims of its moves what the engine says they do', () => {
    expect(
      failing(({ step, match, accepted }) =>
        accepted.every(move => {
          const events = eventsOfText(match, move)
          return (
            (step.shows ?? []).every(pattern => events.some(event => isLike(event, pattern))) &&
            (step.spares ?? []).every(pattern => !events.some(event => isLike(event, pattern)))
          )
        }),
      ),
    ).toEqual([])
  })

  test('has a line for each usual wrong try, which is legal and not what is asked', () => {
    expect(failing(({ step, match }) => (step.tries ?? []).every(move => isLegal(match, move)))).toEqual([])
    expect(failing(({ step, accepted }) => !(step.tries ?? []).some(move => accepted.includes(move)))).toEqual([])
    for (const language of languages) {
      expect(
        failing(
          ({ step, texts }) =>
            [...(step.tries ?? [])].sort().join() ===
            Object.keys(texts[language]?.tries ?? {})
              .sort()
              .join(),
        ),
      ).toEqual([])
    }
  })

  test('says of wrong tries what they do and what they allow', () => {
    const says = ({ step, match }: Taught) =>
      Object.entries(step.tryShows ?? {}).every(
        ([move, patterns]) =>
          step.tries?.includes(move) === true &&
          patterns.every(pattern => eventsOfText(match, move).some(event => isLike(event, pattern))),
      )
    const refutes = ({ step, match }: Taught) =>
      Object.entries(step.refutations ?? {}).every(([move, answer]) => {
        const tried = withMove(match, move)
        const wins = resultOf(withMove(tried, answer))?.winner === otherSide(positionOf(match).turn)
        const { goal } = step
        const does = eventsOfText(tried, answer).some(event =>
          goal?.kind === 'prevent' ? isLike(event, goal.event) : HARMS.includes(event.kind),
        )
        return step.tries?.includes(move) === true && (wins || (goal?.kind !== 'hold' && does))
      })
    expect(failing(says)).toEqual([])
    expect(failing(refutes)).toEqual([])
  })

  test('answers with legal moves that lead to the next step', () => {
    const leads = ({ step, lesson, index, match, accepted }: Taught) => {
      const known = Object.keys(step.replies ?? {})
      if (known.length === 0) return true
      const answered = accepted.flatMap(move => {
        const reply = replyTo(step, move)
        return reply === undefined ? [] : [withMove(withMove(match, move), reply)]
      })
      const next = lesson.steps[index + 1]
      const goesOn =
        next &&
        answered.some(
          after => resultOf(after) !== undefined || positionText(after) === positionText(stepMatch(game, lesson, next)),
        )
      return answered.length > 0 && known.every(move => move === '*' || accepted.includes(move)) && goesOn !== false
    }
    expect(failing(leads)).toEqual([])
  })

  test('says every step in each language, and has no other texts', () => {
    for (const language of languages) {
      const { lessons, other } = course.texts[language]
      expect(Object.keys(lessons)).toEqual(course.lessons.map(({ id }) => id))
      expect(course.lessons.map(({ id }) => lessons[id]?.steps.length)).toEqual(
        course.lessons.map(({ steps }) => steps.length),
      )
      expect(sayOther(course.texts[language], 'Pawn to e3.')).toBe(other.replace('{{did}}', 'Pawn to e3.'))
      expect(other).toMatch(/^\{\{did\}\} /)
    }
  })

  test('is short: no text needs more room than a small screen has', () => {
    for (const language of languages) {
      const long = Object.entries(course.texts[language].lessons).flatMap(([id, { title, about, steps }]) => [
        ...(title.length > 30 || about.length > 64 ? [`${language} ${id}`] : []),
        ...steps.flatMap(({ ask, right, tries = {} }, index) =>
          ask.length > 140 || right.length > 140 || Object.values(tries).some(text => text.length > 110)
            ? [`${language} ${id} ${index + 1}`]
            : [],
        ),
      ])
      expect(long).toEqual([])
    }
  })

  test('writes whole sentences', () => {
    const broken = languages.flatMap(language =>
      taught.flatMap(({ name, texts }) =>
        (texts[language] ? listTexts(texts[language]) : [])
          .filter(text => !/^\p{Lu}.*[.!?]$/u.test(text) || /\s{2}/.test(text))
          .map(text => `${name}: ${text}`),
      ),
    )
    expect(broken).toEqual([])
  })

  test('names the same cells and numbers in both languages, and points at cells of the board', () => {
    for (const { name, match, step, texts } of taught) {
      const { byName } = layOut(lookUpGameUi(game).draw.shape(match.setup), { width: 300, height: 300 })
      for (const cell of step.points ?? []) expect([name, byName.has(cell)]).toEqual([name, true])
      const [en, pt] = [texts.en, texts.pt].map(own => (own ? listTexts(own) : []).map(numbersIn))
      expect([name, pt]).toEqual([name, en])
      const cells = (en ?? []).flat().filter(word => /^[a-m]/.test(word))
      expect([name, cells.filter(cell => !byName.has(cell))]).toEqual([name, []])
    }
  })
})
