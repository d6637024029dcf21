/** Screens of a phone have no title outside of them. */
export function useTitle(_: string): void {
  return
}
