import { Share } from 'react-native'
import type { Device } from '@tabuleiro/ui'
import { attempt } from './attempt'

/** Opens the share sheet. The address is part of the text: Android's sheet takes nothing else. */
export const share: Device['share'] = ({ title, text, url }) =>
  attempt<boolean | undefined>(async () => {
    const { action } = await Share.share({ title, message: url === undefined ? text : `${text} ${url}` })
    return action === Share.sharedAction ? true : undefined
  }, false)
