import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { useApp } from '../../app/AppContext'
import { Button } from '../../components/Button'
import { Segments } from '../../components/Segments'
import { TextField } from '../../components/TextField'
import { AppText } from '../../components/AppText'
import { space } from '../../theme/tokens'
import { FILTERS, searchGames, type Filter } from '../../model/library/searchGames'
import { playerNames } from '../../words/playerNames'
import { describeSavedGames } from '../../words/savedGames'
import { GameRow } from './GameRow'
import { useGames } from '../../app/useLibrary'

/** A long list is drawn in parts. */
const PART = 40

/** The saved games, searched and filtered. */
export function GameList({ onRemove }: { readonly onRemove: (id: string, name: string) => void }) {
  const { t, i18n } = useTranslation()
  const games = useGames()
  const [filter, setFilter] = useState<Filter>('all')
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState(PART)
  const found = searchGames(games, filter, search, saved => playerNames(t, saved))
  const rows = found.slice(0, shown)
  const described = describeSavedGames(t, i18n.language, rows)
  if (games.length === 0) return <NoGames />
  const showAll = () => {
    setFilter('all')
    setSearch('')
  }
  return (
    <View style={styles.part}>
      <TextField
        label={t('games.searchBy')}
        isLabelHidden
        hint={t('games.search')}
        value={search}
        onChange={setSearch}
        testID="search"
      />
      <Segments
        label={t('games.filter')}
        value={filter}
        choices={FILTERS.map(value => ({ value, word: t(`games.filters.${value}`), testID: `filter-${value}` }))}
        onChange={setFilter}
      />
      <View role="list" aria-label={t('games.title')} style={styles.list}>
        {rows.map((saved, i) => (
          <GameRow
            key={saved.id}
            saved={saved}
            described={described[i] ?? ''}
            onRemove={name => onRemove(saved.id, name)}
          />
        ))}
      </View>
      {found.length > shown && (
        <Button testID="show-more" label={t('games.showMore')} onPress={() => setShown(shown + PART)} />
      )}
      {found.length === 0 && (
        <View role="status" style={styles.empty}>
          <AppText isBold>{t('games.nothing')}</AppText>
          <AppText size="small" tone="inkSoft" align="center">
            {t('games.nothingHint')}
          </AppText>
          <Button testID="show-all" label={t('games.showAll')} onPress={showAll} />
        </View>
      )}
    </View>
  )
}

function NoGames() {
  const { t } = useTranslation()
  const { navigator } = useApp()
  return (
    <View style={styles.empty}>
      <AppText isBold>{t('games.none')}</AppText>
      <AppText size="small" tone="inkSoft" align="center">
        {t('games.noneHint')}
      </AppText>
      <Button
        testID="choose-game"
        label={t('games.chooseGame')}
        isPrimary
        onPress={() => navigator.open({ to: 'home' })}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  part: { gap: space.m },
  list: { gap: space.s },
  empty: { alignItems: 'center', gap: space.m, paddingVertical: space.xxl },
})
