/** Browsers make text bolder by themselves and do not tell pages. */
export function useBoldText(): boolean {
  return false
}
