import { pathOf, type Navigator } from '@tabuleiro/ui'
import { router } from 'expo-router'

/** Navigates between screens with the router's stack. */
export const navigator: Navigator = {
  open: (destination, { replace = false } = {}) => {
    const path = pathOf(destination)
    if (destination.to === 'home') router.dismissTo(path)
    else if (replace) router.replace(path)
    else router.push(path)
  },
  back: () => {
    if (router.canGoBack()) router.back()
    else router.dismissTo('/')
  },
}
