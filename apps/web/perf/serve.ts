import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type PreviewServer } from 'vite'

/** A server of built pages: its address, and how to end it. */
export interface Site {
  readonly address: string
  readonly close: () => Promise<void>
}

const options = { logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } } as const

/** Serves the web app as `npm run build` left it. */
export async function serveApp(): Promise<Site> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = await preview({ ...options, root })
  return { address: addressOf(server), close: () => server.close() }
}

/** Builds the bare page with the same Vite and serves it in the same way. */
export async function serveBarePage(): Promise<Site> {
  const root = fileURLToPath(new URL('bare', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'tabuleiro-bare-'))
  const settings = { ...options, root, configFile: false, build: { outDir, emptyOutDir: true } } as const
  await build(settings)
  const server = await preview(settings)
  const close = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { address: addressOf(server), close }
}

function addressOf(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the preview server has no address')
  return address
}
