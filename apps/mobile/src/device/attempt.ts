/** The result of a native call; `otherwise` where the phone lacks the ability or refuses. */
export async function attempt<T>(act: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act()
  } catch {
    return otherwise
  }
}
