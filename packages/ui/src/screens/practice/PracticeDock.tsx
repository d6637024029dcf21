import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { StyleSheet, View } from 'react-native'
import { Button } from '../../components/Button'
import { offeredSwap } from '../../model/session/swap'
import { space, touch } from '../../theme/tokens'
import { useBoard } from '../board/BoardContext'
import { ChoiceBar } from '../board/ChoiceBar'
import { ConfirmMoveBar } from '../board/ConfirmMoveBar'
import { DockFrame } from '../board/DockFrame'

/**
 * The foot of a practice screen: what must be decided on the board, else the swap on offer and the screen's buttons.
 */
export function PracticeDock({ children }: { readonly children: ReactNode }) {
  const { view } = useBoard()
  return <DockFrame>{decision(view) ?? <Buttons>{children}</Buttons>}</DockFrame>
}

function decision({ pending, choices, chooser }: ReturnType<typeof useBoard>['view']) {
  if (pending !== undefined) return <ConfirmMoveBar />
  return choices.length > 0 || chooser.length > 0 ? <ChoiceBar /> : undefined
}

function Buttons({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const { view, actions } = useBoard()
  const swap = offeredSwap(view)
  return (
    <View style={styles.row}>
      {swap !== undefined && (
        <View style={styles.swap}>
          <Button
            testID="cell-swap"
            label={t('swap.swap')}
            isTarget
            height={touch.min}
            onPress={() => actions.pick(swap)}
          />
        </View>
      )}
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end', gap: space.s },
  swap: { flexGrow: 1 },
})
