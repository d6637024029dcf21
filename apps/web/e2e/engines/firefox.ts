import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { start } from './programs'
import type { Device, Wire } from './wire'

interface LogEntry {
  readonly source: { readonly context?: string }
  readonly level: string
  readonly text: string | null
}

/** Starts Firefox with a profile of its own, and drives it by WebDriver BiDi. */
export async function startFirefox(program: string, device: Device): Promise<Wire> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences(device))
  const complaints: string[] = []
  const begin = () => connect(program, profile, device, entry => complaints.push(entry))
  let session = await begin()
  const inPage = (method: string, parameters: object = {}) =>
    session.send(method, { context: session.context, ...parameters })
  const run = async (expression: string) => {
    const answer = (await session.send('script.evaluate', {
      expression,
      target: { context: session.context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } }
    if (!answer.result) throw new Error(answer.exceptionDetails?.text)
    return answer.result.value
  }
  /** Opens another page once the present one rests: it writes an error for each load that its leaving ends. */
  const leave = async (method: string, parameters: object) => {
    await run(`(${String(rest)})()`)
    await inPage(method, { ...parameters, wait: 'complete' })
    await inPage('browsingContext.activate')
  }
  return {
    open: url => leave('browsingContext.navigate', { url }),
    reload: () => leave('browsingContext.reload', {}),
    run,
    perform: actions => inPage('input.performActions', { actions }),
    kill: async () => {
      await session.kill()
      session = await begin()
    },
    complaints: () => complaints,
    close: async () => {
      await session.kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Resolves once the page has loaded nothing for half a second: it loads all its screens ahead. Runs in the page. */
async function rest(): Promise<string> {
  const count = () => performance.getEntriesByType('resource').length
  for (let before = -1; before !== count();) {
    before = count()
    await new Promise(resolve => setTimeout(resolve, 500))
  }
  return ''
}

/** A running browser, and one page of it. */
interface Session {
  readonly context: string
  send(method: string, params: object): Promise<object>
  readonly kill: () => Promise<void>
}

async function connect(
  program: string,
  profile: string,
  { width, height }: Device,
  onComplaint: (text: string) => void,
): Promise<Session> {
  const browser = start(program, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile])
  const socket = new WebSocket(`${await browser.waitFor(/BiDi listening on (\S+)/)}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', data => {
    const message = JSON.parse((data as Buffer).toString()) as Answer & { params?: LogEntry }
    if (message.id !== undefined) waiting.get(message.id)?.(message)
    // The browser's own faults have no page.
    else if (message.params?.source.context && /^(error|warn)/.test(message.params.level))
      onComplaint(message.params.text ?? '')
  })
  let last = 0
  const send = (method: string, params: object) =>
    new Promise<object>((resolve, reject) => {
      waiting.set(++last, ({ result, message }) =>
        result ? resolve(result) : reject(new Error(`${method}: ${message ?? ''}`)),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // A page that was made on purpose has the focus; the first one leaves it in the bar of addresses.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  await send('browsingContext.setViewport', { context, viewport: { width, height } })
  return { context, send, kill: browser.kill }
}

interface Answer {
  readonly id?: number
  readonly result?: object
  readonly message?: string
}

/** Settings of the device, as the profile holds them; and nothing that Firefox would ask the network for. */
function preferences({ isDark, isStill }: Device): string {
  const values = {
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.prefersReducedMotion': isStill ? 1 : 0,
    'dom.w3c_touch_events.enabled': 1,
    // The page has the focus, as one that a person looks at: without it no element learns that it is focused.
    'focusmanager.testmode': true,
    // No page of the browser's own, which writes on the console too.
    'browser.startup.page': 0,
    'browser.newtabpage.enabled': false,
    'browser.newtab.preload': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.sessionstore.resume_from_crash': false,
    'toolkit.startup.max_resumed_crashes': -1,
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${String(value)});\n`)
    .join('')
}
