/** Takes a fault that fails the proof. */
export type Complain = (fault: unknown) => void

/** A native module that knows the calls it has, and complains of every other. */
export function strict<T extends object>(name: string, own: T, complain: Complain): T {
  return new Proxy(own, {
    get: (known, key, self) => {
      if (!(key in known) && typeof key === 'string' && key !== 'then') complain(`unknown native call ${name}.${key}`)
      return Reflect.get(known, key, self) as unknown
    },
  })
}
