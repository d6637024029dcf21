/** Browsers let readers say what changes where `aria-live` stands. */
export function useAnnounceChanges(_text: string): void {
  return
}

/** Browsers let readers say what appears with the role of a status or an alert. */
export function useAnnounce(_text: string): void {
  return
}
