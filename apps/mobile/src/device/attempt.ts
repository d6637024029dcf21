/** What the phone answers; `otherwise` where it lacks the ability or refuses. */
export async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}
