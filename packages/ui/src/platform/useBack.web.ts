/** In a browser the way back belongs to its history. */
export function useBack(_: () => void): void {
  return
}
