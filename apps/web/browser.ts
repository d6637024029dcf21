import { createServer } from 'node:net'

/** The command-line arguments with which every script and test starts Chromium. */
export function browserArguments(): string[] {
  const common = ['--disable-dev-shm-usage', '--disable-gpu']
  // Chromium does not start its sandbox as root, the user of most containers.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...common] : common
}

/** A port of the loopback address on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
