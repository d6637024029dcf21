/** Browsers have their own ways to make text bolder, and do not tell pages. */
export function useBoldText(): boolean {
  return false
}
