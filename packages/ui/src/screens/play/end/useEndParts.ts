import * as parts from './parts'

/** What is shown after a match. A phone has the whole app at hand. */
export type EndParts = typeof parts

/** What is shown after a match; undefined while it is not loaded. */
export function useEndParts(): EndParts | undefined {
  return parts
}
