import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview, type PreviewServer } from 'vite'

/** A running server of a built page. */
export interface PageServer {
  readonly address: string
  readonly close: () => Promise<void>
}

const options = { logLevel: 'warn', preview: { port: 0, host: '127.0.0.1' } } as const

/** Serves the web app that `npm run build` has built. */
export async function serveApp(): Promise<PageServer> {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const server = await preview({ ...options, root })
  return { address: readAddress(server), close: () => server.close() }
}

/** Builds the bare page with the same Vite and serves it in the same way. */
export async function serveBarePage(): Promise<PageServer> {
  const root = fileURLToPath(new URL('bare', import.meta.url))
  const outDir = mkdtempSync(join(tmpdir(), 'tabuleiro-bare-'))
  const settings = { ...options, root, configFile: false, build: { outDir, emptyOutDir: true } } as const
  await build(settings)
  const server = await preview(settings)
  const close = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { address: readAddress(server), close }
}

function readAddress(server: PreviewServer): string {
  const address = server.resolvedUrls?.local[0]
  if (address === undefined) throw new Error('the preview server has no address')
  return address
}
