/**
 * A function that makes its value once and returns the same value ever after. Android destroys and re-creates the
 * screen of an app whose process lives on: what belongs to the process must not be made again with it.
 */
export function oncePerProcess<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
