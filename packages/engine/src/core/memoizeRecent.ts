/**
 * Caches what `make` built for the last `limit` different inputs, so that setups are shared by reference and a stream
 * of different options from outside cannot fill the memory.
 */
export function memoizeRecent<In, Out>(limit: number, make: (input: In) => Out): (input: In) => Out {
  const known = new Map<string, Out>()
  return input => {
    const id = JSON.stringify(input)
    const found = known.get(id)
    if (found !== undefined) return found
    const built = make(input)
    if (known.size >= limit) for (const oldest of known.keys()) if (known.delete(oldest)) break
    known.set(id, built)
    return built
  }
}
