import type { PlayableLocator, PlayablePage } from '../playablePage'
import { keyPress, tap, type Wire } from './wire'

/** How long a tap waits for its element. */
const PATIENCE = 15_000

/** A page of another engine, in Playwright's words as far as the page objects use them. */
export class EnginePage implements PlayablePage {
  private address = ''

  constructor(
    readonly wire: Wire,
    private readonly site: string,
  ) {}

  readonly keyboard = {
    press: async (keys: string) => {
      await this.wire.perform([keyPress(keys)])
    },
  }

  async goto(path: string): Promise<void> {
    await this.wire.open(new URL(path, this.site).href)
    await this.readAddress()
  }

  async reload(): Promise<void> {
    await this.wire.reload()
  }

  /** Ends the browser at once, and opens the same address in another. */
  async killAndReopen(): Promise<void> {
    if (!this.wire.kill) throw new Error('this engine forgets everything with its process')
    const address = await this.readAddress()
    await this.wire.kill()
    await this.wire.open(address)
  }

  url = () => this.address

  /** The address as it is now: an app changes it without loading a page. */
  async readAddress(): Promise<string> {
    return (this.address = await this.evaluate(() => location.href))
  }

  // The types are Playwright's: what crosses the wire is JSON in either case.
  evaluate = ((work: unknown, argument?: unknown) =>
    this.call(`(${String(work)})(${JSON.stringify(argument)})`)) as PlayablePage['evaluate']

  getByTestId(id: string | RegExp): EngineLocator {
    if (typeof id === 'string') return this.locator(`[data-testid="${id}"]`)
    const all = "[...document.querySelectorAll('[data-testid]')]"
    return new EngineLocator(this, `${all}.filter(one => ${String(id)}.test(one.dataset.testid))`)
  }

  locator(selector: string): EngineLocator {
    return new EngineLocator(this, `[...document.querySelectorAll(${JSON.stringify(selector)})]`)
  }

  /** The value of an expression in the page. */
  async call<T>(expression: string): Promise<T> {
    const text = await this.wire.run(`Promise.resolve(${expression}).then(value => JSON.stringify({ value }))`)
    return (JSON.parse(text) as { value: T }).value
  }
}

/** Elements of a page of another engine, found anew each time: an expression that gives them. */
export class EngineLocator implements PlayableLocator {
  constructor(
    private readonly page: EnginePage,
    private readonly found: string,
  ) {}

  first = () => new EngineLocator(this.page, `${this.found}.slice(0, 1)`)
  count = () => this.page.call<number>(`${this.found}.length`)
  textContent = () => this.ofOne<string | null>('one => one.textContent')
  getAttribute = (name: string) => this.ofOne<string | null>(`one => one.getAttribute(${JSON.stringify(name)})`)
  boundingBox = () => this.ofOne<{ x: number; y: number; width: number; height: number }>(String(boxOf))

  evaluate = ((work: unknown, argument?: unknown) =>
    this.ofOne(`one => (${String(work)})(one, ${JSON.stringify(argument)})`)) as PlayableLocator['evaluate']

  /** Taps the middle of the one element, once it rests in sight and nothing covers it. */
  async click(): Promise<void> {
    const { x, y } = await this.waitFor<{ x: number; y: number }>(`${String(whereToTap)}(${this.found})`)
    await this.page.wire.perform([tap(x, y)])
  }

  async press(keys: string): Promise<void> {
    await this.ofOne('one => one.focus()')
    await this.page.keyboard.press(keys)
  }

  async fill(text: string): Promise<void> {
    await this.ofOne(`one => (one.focus(), one.select())`)
    for (const letter of text) await this.page.keyboard.press(letter)
  }

  /** Calls a function of the one element, once there is one. */
  private ofOne<T>(work: string): Promise<T> {
    return this.waitFor<{ value: T }>(
      `(([one, ...more]) => !one || more.length > 0 ? (one ? 'several' : 'none') : Promise.resolve((${work})(one)).then(value => ({ value })))(${this.found})`,
    ).then(({ value }) => value)
  }

  /** Asks until the answer is no longer a text, which says what is missing. */
  private async waitFor<T>(expression: string): Promise<T> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const answer = await this.page.call<T | string>(expression)
      if (typeof answer !== 'string') return answer
      if (Date.now() > end) throw new Error(`${this.found}: ${answer}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
}

/** Runs in the page. */
function boxOf(one: Element) {
  const { x, y, width, height } = one.getBoundingClientRect()
  return { x, y, width, height }
}

/** The middle of the one element, or why it cannot be tapped yet. Runs in the page. */
async function whereToTap([one, ...more]: readonly HTMLElement[]) {
  if (!one || more.length > 0) return one ? 'there are several' : 'there is none'
  if (one.matches(':disabled, [aria-disabled=true]')) return 'it is disabled'
  const before = one.getBoundingClientRect()
  await new Promise(requestAnimationFrame)
  const { x, y, width, height } = one.getBoundingClientRect()
  if (x !== before.x || y !== before.y) return 'it moves'
  const middle = { x: x + width / 2, y: y + height / 2 }
  const hit = document.elementFromPoint(middle.x, middle.y)
  if (one.contains(hit)) return middle
  one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return `it is out of sight or covered by ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`
}
