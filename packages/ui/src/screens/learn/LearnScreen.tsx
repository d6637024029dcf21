import { isGameId, type GameId } from '@tabuleiro/engine'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../app/AppContext'
import { useOnDemand } from '../../app/useOnDemand'
import { AppText } from '../../components/AppText'
import { Notice } from '../../components/Notice'
import { Page } from '../../components/Page'
import { lookUpGameUi } from '../../games/registry'
import { CoursePage } from './CoursePage'
import { LessonScreen } from './LessonScreen'

interface LearnScreenProps {
  /** The ids in the address, which may be unknown. */
  readonly game: string
  readonly lesson?: string | undefined
}

/** The course of a game, or one of its lessons. */
export function LearnScreen({ game, lesson }: LearnScreenProps) {
  const { t } = useTranslation()
  return isGameId(game) ? <Learn game={game} lesson={lesson} /> : <Notice title={t('error.game/unknown')} />
}

function Learn({ game, lesson: id }: { readonly game: GameId; readonly lesson: string | undefined }) {
  const { t } = useTranslation()
  const { navigator } = useApp()
  const loading = useOnDemand(lookUpGameUi(game).course)
  if (loading.state === 'failed') {
    const action = { label: t('learn.retry'), onPress: loading.retry }
    return <Notice title={t('learn.failed')} hint={t('learn.failedHint')} action={action} />
  }
  if (loading.state === 'loading')
    return (
      <Page title={t('home.learn')} onBack={() => navigator.back()}>
        <AppText tone="inkSoft">{t('learn.loading')}</AppText>
      </Page>
    )
  const course = loading.value
  if (id === undefined) return <CoursePage game={game} course={course} />
  const lesson = course.lessons.find(one => one.id === id)
  if (lesson) return <LessonScreen game={game} course={course} lesson={lesson} />
  const action = { label: t('learn.lessons'), onPress: () => navigator.open({ to: 'learn', game }, { replace: true }) }
  return <Notice title={t('learn.unknown')} action={action} />
}
