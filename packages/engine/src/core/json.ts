import { fail, ok, type Result } from './result'

/** JSON from outside. A parser that gives up on deep nesting throws as well, so every throw is a refusal. */
export function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return fail('json/invalid')
  }
}
