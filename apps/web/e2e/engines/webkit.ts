import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../browser'
import { start } from './programs'
import type { Device, Wire } from './wire'

/** Where the programs are that it takes. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  readonly screen: string
}

/** Room on the screen beside the page, for the bar of the window. */
const BAR = 200

/** What its browser writes before a fault of the page: `CONSOLE JS ERROR`, `CONSOLE SECURITY ERROR`. */
const COMPLAINT = /^CONSOLE \w+ (ERROR|WARN)/

/** Starts WebKitGTK's small browser on a screen of its own, and drives it by the W3C's WebDriver. */
export async function startWebKit(programs: WebKitPrograms, device: Device): Promise<Wire> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  writeSettings(home, device)
  const size = `${device.width + BAR}x${device.height + BAR}x24`
  const screen = start(programs.screen, ['-displayfd', '2', '-screen', '0', size, '-nolisten', 'tcp'])
  const display = `:${await screen.waitFor(/^(\d+)$/)}`
  const port = await freePort()
  // Without hardware and as root it runs only so; it sees the pages of the test alone.
  const env = {
    DISPLAY: display,
    XDG_CONFIG_HOME: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    GTK_THEME: device.isDark ? 'Adwaita:dark' : 'Adwaita',
  }
  const driver = start(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], env)
  const send = await openSession(`http://127.0.0.1:${port}`, programs.browser)
  await fit(send, device)
  return {
    open: url => send('POST', '/url', { url }),
    reload: () => send('POST', '/refresh', {}),
    run: async expression => (await runScript(send, expression)) as string,
    perform: actions => send('POST', '/actions', { actions }),
    complaints: () => driver.lines.filter(line => COMPLAINT.test(line)),
    close: async () => {
      await send('DELETE', '', undefined).catch(() => undefined)
      await driver.kill()
      await screen.kill()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Send = (method: 'POST' | 'DELETE', path: string, body: object | undefined) => Promise<unknown>

/** Opens a session, and gives what sends its commands. */
async function openSession(address: string, binary: string): Promise<Send> {
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
  for (let tries = 0; ; tries++)
    try {
      const { sessionId } = (await request('POST', `${address}/session`, { capabilities })) as { sessionId: string }
      return (method, path, body) => request(method, `${address}/session/${sessionId}${path}`, body)
    } catch (error) {
      // The driver listens a moment after its start.
      if (tries === 50 || !(error instanceof TypeError)) throw error
      await new Promise(resolve => setTimeout(resolve, 100))
    }
}

async function request(method: string, address: string, body: object | undefined): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: unknown }
  if (!answer.ok) throw new Error(JSON.stringify(value))
  return value
}

async function runScript(send: Send, expression: string): Promise<unknown> {
  const script = `const done = arguments[arguments.length - 1]
    Promise.resolve(${expression}).then(done, error => done({ error: String(error) }))`
  const answer = await send('POST', '/execute/async', { script, args: [] })
  if (answer !== null && typeof answer === 'object' && 'error' in answer) throw new Error(String(answer.error))
  return answer
}

/** Makes the window as large as the page needs: how tall its bar is only it knows. */
async function fit(send: Send, { width, height }: Device): Promise<void> {
  await send('POST', '/window/rect', { x: 0, y: 0, width, height })
  const inner = JSON.parse((await runScript(send, 'JSON.stringify([innerWidth, innerHeight])')) as string) as number[]
  await send('POST', '/window/rect', { width, height: 2 * height - (inner[1] ?? height) })
}

/** Settings of the device, as its desktop has them, and a bar of the window as narrow as a phone. */
function writeSettings(home: string, { isDark, isStill }: Device): void {
  const folder = join(home, 'gtk-3.0')
  mkdirSync(folder)
  const settings = {
    'gtk-application-prefer-dark-theme': isDark,
    'gtk-enable-animations': !isStill,
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value ? 1 : 0}`)
  writeFileSync(join(folder, 'settings.ini'), ['[Settings]', ...lines, ''].join('\n'))
  writeFileSync(join(folder, 'gtk.css'), 'button, entry, tabs, tab { min-width: 0; padding: 0; margin: 0; border: 0 }')
}
