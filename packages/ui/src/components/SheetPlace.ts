import { createContext, useContext } from 'react'
import type { ViewStyle } from 'react-native'

/** Where a screen has its sheets: at its foot, unless it says otherwise. */
const SheetPlaceContext = createContext<ViewStyle>({ left: 0, right: 0, bottom: 0, maxHeight: '100%' })

/** Says where the sheets of a screen are. Screens are shown before their first sheet is loaded. */
export const SheetPlaceProvider = SheetPlaceContext.Provider

/** Where this screen has its sheets. */
export function useSheetPlace(): ViewStyle {
  return useContext(SheetPlaceContext)
}
