/** Browsers announce what changes in an `aria-live` element by themselves. */
export function useAnnounceChanges(_text: string): void {
  return
}

/** Browsers announce what appears with the role of a status or an alert by themselves. */
export function useAnnounce(_text: string): void {
  return
}
