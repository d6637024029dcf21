import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/** A host that serves plain files. */
export interface FileHost {
  readonly address: string
  /** Releases a new version: the same files, with another service worker. */
  release(): void
  close(): Promise<void>
}

/** Serves a folder below a path: index.html for a folder, and 404.html where there is no file. */
export async function serve(folder: string, base = '/'): Promise<FileHost> {
  let version = 1
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site')
    const path = pathname.startsWith(base) ? fileAt(join(folder, pathname.slice(base.length))) : undefined
    const file = path ?? join(folder, '404.html')
    response.statusCode = path === undefined ? 404 : 200
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
    if (file.endsWith('sw.js')) response.end(`${readFileSync(file, 'utf8')}\n// version ${version}`)
    else createReadStream(file).pipe(response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}${base}`,
    release: () => {
      version++
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function fileAt(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  return statSync(path).isDirectory() ? fileAt(join(path, 'index.html')) : path
}
