/** Adds the built-in functions that the bench's release of Hermes lacks. The Hermes of phones has them. */
export function addMissingBuiltins(): void {
  define(Array.prototype, 'at', function (this: readonly unknown[], index: number): unknown {
    return this[index < 0 ? this.length + index : index]
  })
  define(Object, 'hasOwn', (owner: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(owner, name))
}

function define(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value })
}
