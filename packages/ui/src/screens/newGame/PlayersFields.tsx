import type { GameId, Pair } from '@tabuleiro/engine'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { listComputers } from '../../words/computers'
import { AppText } from '../../components/AppText'
import { Field } from '../../components/Field'
import { Segments } from '../../components/Segments'
import { TextField } from '../../components/TextField'
import { SeatingSettings } from '../settings/SeatingSettings'
import { NAME_LENGTH, PAIRINGS, STARTS, type Choices } from '../../model/newGame/choices'
import { ComputerField } from './ComputerField'

interface PlayersFieldsProps {
  readonly game: GameId
  readonly choices: Choices
  readonly onChange: (some: Partial<Choices>) => void
}

/** Who plays, their names or levels, and who starts. */
export function PlayersFields({ game, choices, onChange }: PlayersFieldsProps) {
  const { t } = useTranslation()
  const { pairing, starts } = choices
  const words = starterLabels(t, game, choices)
  return (
    <>
      <Field label={t('new.players')}>
        <Segments
          label={t('new.players')}
          value={pairing}
          choices={PAIRINGS.map(value => ({ value, word: t(`new.pairing.${value}`), testID: `pairing-${value}` }))}
          onChange={value => onChange({ pairing: value })}
        />
      </Field>
      {pairing === 'friend' && (
        <AppText size="tiny" tone="inkSoft">
          {t('new.friendAbout')}
        </AppText>
      )}
      <SeatField game={game} choices={choices} side={0} onChange={onChange} />
      <SeatField game={game} choices={choices} side={1} onChange={onChange} />
      <Field label={t('new.starts')}>
        <Segments
          label={t('new.starts')}
          value={starts}
          choices={STARTS.map((value, i) => ({ value, word: words[i] ?? '', testID: `starts-${value}` }))}
          onChange={value => onChange({ starts: value })}
        />
      </Field>
      {pairing === 'people' && <SeatingSettings />}
    </>
  )
}

/** The labels of those who may start, in the order of `STARTS`. */
function starterLabels(
  t: TFunction,
  game: GameId,
  { pairing, friendName, names, computers }: Choices,
): readonly string[] {
  const name = (player: string) => listComputers(t, game).find(each => each.player === player)?.name ?? player
  const two = {
    computer: () => [t('play.you'), t('new.computer')],
    // Who starts is player 1: before that, people without names have no numbers.
    friend: () => [t('play.you'), friendName.trim() || t('new.friend')],
    people: () => [names[0].trim() || t('new.one'), names[1].trim() || t('new.other')],
    computers: () => computers.map((each, i) => t('new.numbered', { number: i + 1, name: name(each) })),
  }
  return [...two[pairing](), t('new.random')]
}

function SeatField({ game, choices, side, onChange }: PlayersFieldsProps & { readonly side: 0 | 1 }) {
  const { t } = useTranslation()
  const { pairing, computers } = choices
  const number = side + 1
  if (pairing === 'computers' || (pairing === 'computer' && side === 1)) {
    return (
      <ComputerField
        game={game}
        label={pairing === 'computer' ? t('new.opponent') : t('new.computerNumber', { number })}
        value={computers[side]}
        onChange={player => onChange({ computers: withSide(computers, side, player) })}
      />
    )
  }
  const { set, ...words } = nameField(t, choices, side)
  return (
    <TextField
      {...words}
      // A character may take two code units; the name is cut to its length when the game begins.
      maxLength={2 * NAME_LENGTH}
      testID={`name-${number}`}
      onChange={name => onChange(set(name))}
    />
  )
}

/** The field for a person's name: its words, what it holds, and what a change of it changes. */
function nameField(t: TFunction, { pairing, ownName, friendName, names }: Choices, side: 0 | 1) {
  if (pairing === 'friend' && side === 1) {
    const set = (name: string): Partial<Choices> => ({ friendName: name })
    return { label: t('new.friendName'), hint: t('new.friend'), value: friendName, set }
  }
  if (pairing !== 'people') {
    const set = (name: string): Partial<Choices> => ({ ownName: name })
    const label = t(pairing === 'friend' ? 'new.yourNameInLink' : 'new.yourName')
    return { label, hint: t('play.you'), value: ownName, set }
  }
  const set = (name: string): Partial<Choices> => ({ names: withSide(names, side, name) })
  const isOne = side === 0
  return {
    label: t(isOne ? 'new.nameOfOne' : 'new.nameOfOther'),
    hint: t(isOne ? 'new.one' : 'new.other'),
    value: names[side],
    set,
  }
}

function withSide([one, other]: Pair<string>, side: 0 | 1, text: string): Pair<string> {
  return side === 0 ? [text, other] : [one, text]
}
