import { expectOk } from '@tabuleiro/engine'
import { render, screen } from '@testing-library/react-native'
import { useState } from 'react'
import { AppProvider } from '../../app/AppContext'
import { AppText } from '../../components/AppText'
import { LanguageProvider } from '../../i18n/LanguageProvider'
import { practiceMatch, type PracticeSpec } from '../../model/practice/practiceMatch'
import { createMatchSession, type MatchSession } from '../../model/session/session'
import { dataAttributesOf, press, settled, tapCell, wait } from '../../testing/drive'
import { createWorld } from '../../testing/world'
import { WhyNotLine } from '../board/WhyNotLine'
import { PracticeFrame } from './PracticeFrame'
import { PracticeScreen } from './PracticeScreen'
import { useReply } from './useReply'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function Practised({ session, reply }: { readonly session: MatchSession; readonly reply?: string }) {
  const [isAnswered, setAnswered] = useState(false)
  useReply(session, session.getState().match.plies.length === 1 ? reply : undefined, () => setAnswered(true))
  return (
    <PracticeScreen session={session} testID="practice" data={{ state: 'asking' }}>
      <PracticeFrame title="Practice" leaveId="leave" onLeave={() => undefined} buttons={<AppText>Buttons</AppText>}>
        <AppText testID="words">{isAnswered ? 'answered' : 'asked'}</AppText>
        <WhyNotLine />
      </PracticeFrame>
    </PracticeScreen>
  )
}

function show(spec: PracticeSpec, reply?: string) {
  const session = createMatchSession(expectOk(practiceMatch(spec)))
  const app = { ...createWorld(), navigator: { open: () => undefined, back: () => undefined } }
  const replied = reply === undefined ? {} : { reply }
  const ui = () => (
    <AppProvider value={app}>
      <LanguageProvider locales={['en']}>
        <Practised session={session} {...replied} />
      </LanguageProvider>
    </AppProvider>
  )
  const { rerender } = render(ui())
  return { session, update: () => rerender(ui()) }
}

test('a board outside of a match is the real board, with its attributes, and explains refused taps', async () => {
  show({ game: 'trike', options: { size: 5, pie: false } })
  expect(dataAttributesOf('practice')).toEqual({ state: 'asking' })
  expect(dataAttributesOf('board')).toMatchObject({ game: 'trike', turn: '1', thinking: 'false', pending: undefined })
  tapCell('c2')
  if (screen.queryByTestId('confirm')) press('confirm')
  expect(dataAttributesOf('board')).toMatchObject({ turn: '2' })
  tapCell('a1')
  await settled()
  expect(screen.getByTestId('why-not')).toHaveTextContent('It is not your turn.')
})

test('a refused tap is explained in the own turn', async () => {
  show({ game: 'turtles' })
  press('cell-nest-n1')
  await settled()
  expect(dataAttributesOf('why-not')).toEqual({ code: 'not-yours' })
})

test('the other side answers once the move has come to rest', () => {
  const { session, update } = show({ game: 'trike', options: { size: 5, pie: false } }, 'd2')
  tapCell('c2')
  if (screen.queryByTestId('confirm')) press('confirm')
  update()
  expect(screen.getByTestId('words')).toHaveTextContent('asked')
  expect(session.getState().match.plies).toHaveLength(1)
  wait(3_000)
  expect(session.getState().match.plies).toHaveLength(2)
  expect(screen.getByTestId('words')).toHaveTextContent('answered')
})
