/** The same words, each put together once: a press or a key asks for all of them and changes few. */
export function cachedLabels(find: (place: string, isTarget: boolean) => string) {
  const [plain, target] = [new Map<string, string>(), new Map<string, string>()]
  return (place: string, isTarget: boolean) => {
    const found = isTarget ? target : plain
    const words = found.get(place) ?? find(place, isTarget)
    found.set(place, words)
    return words
  }
}
