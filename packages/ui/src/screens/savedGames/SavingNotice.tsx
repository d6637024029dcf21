import { useTranslation } from 'react-i18next'
import { Message } from '../../components/Message'
import { useSaving } from '../../app/useLibrary'

/** A warning if games cannot be saved. */
export function SavingNotice() {
  const { t } = useTranslation()
  const saving = useSaving()
  return saving === 'works' ? null : <Message tone="bad" text={t(`games.saving.${saving}`)} />
}
