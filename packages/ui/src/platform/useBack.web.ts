/** In a browser the back button belongs to its history. */
export function useBack(_: () => void): void {
  return
}
