import { AppText } from '../../components/AppText'

/** The words on a card of a saved game: its name and, in smaller letters, who plays. */
export function NameAndPlayers({ name, players }: { readonly name: string; readonly players: string }) {
  return (
    <>
      <AppText size="small" isBold numberOfLines={2}>
        {name}
      </AppText>
      <AppText size="tiny" tone="inkSoft" numberOfLines={2}>
        {players}
      </AppText>
    </>
  )
}
