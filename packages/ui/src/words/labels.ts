import type { TFunction } from 'i18next'
import type { GameUi } from '../games/game'
import type { TargetEffect } from '../model/session/effects'
import type { PlayView } from '../model/session/playView'

/** A cell, what stands on it and whether it may be tapped, in words. */
export function labelCell(
  t: TFunction,
  gameUi: GameUi,
  { state, pieces }: Pick<PlayView, 'state' | 'pieces'>,
  cell: string,
  isTarget: boolean,
): string {
  const here = pieces.filter(piece => piece.at === cell)
  const contents = gameUi.say.describeCell(t, state, cell, here)
  return isTarget ? t('cell.target', { cell, contents }) : t('cell.plain', { cell, contents })
}

/** A place that is no cell and whether it may be tapped, in words. */
export function labelPlace(
  t: TFunction,
  gameUi: GameUi,
  state: PlayView['state'],
  place: string,
  isTarget: boolean,
): string {
  const words = gameUi.say.describePlace?.(t, state, place) ?? place
  return isTarget ? t('cell.place', { place: words }) : words
}

/** The same labels, each made once: every render asks for all of them and a move changes few. */
export function cachedLabels(find: (place: string, isTarget: boolean) => string) {
  const [plain, target] = [new Map<string, string>(), new Map<string, string>()]
  return (place: string, isTarget: boolean) => {
    const found = isTarget ? target : plain
    const label = found.get(place) ?? find(place, isTarget)
    found.set(place, label)
    return label
  }
}

/** The label of a target and what a tap there would do, in words. */
export function labelTarget(t: TFunction, label: string, effect: TargetEffect, isRisky: boolean): string {
  const { kind, captured, isWin, isOptional } = effect
  const at = captured.join(', ')
  return [
    label,
    ...(at === '' ? [] : [t(isOptional ? 'cell.mayCapture' : 'cell.captures', { at })]),
    ...(kind === 'wakes' ? [t('cell.wakes')] : []),
    ...(kind === 'scores' ? [t(isWin ? 'cell.wins' : 'cell.scores')] : []),
    ...(isRisky ? [t('cell.risks')] : []),
  ].join(', ')
}
