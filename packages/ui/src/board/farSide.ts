import type { Side } from '@tabuleiro/engine'
import { createContext, useContext } from 'react'

const FarSideContext = createContext<Side | undefined>(undefined)

/** Around a board between two people who sit face to face: the side of the far player. */
export const FarSideProvider = FarSideContext.Provider

/** How far a numeral on a piece is turned, in degrees, so that the owner of the piece reads it upright. */
export function useNumeralTurn(owner: Side | undefined): 0 | 180 {
  const far = useContext(FarSideContext)
  return far !== undefined && owner === far ? 180 : 0
}
