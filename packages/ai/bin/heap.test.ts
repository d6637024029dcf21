import { gameIds } from '@tabuleiro/engine'
import { buildSync } from 'esbuild'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Compiling hot code takes some of the heap, and fractions are boxed. A list or an object for each node would not fit.
 */
const MOST_BYTES_PER_NODE = 150

test('a search allocates no list and no object for a node', () => {
  const { outputFiles } = buildSync({
    entryPoints: [join(__dirname, 'heap', 'heapGrowth.ts')],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
  })
  const flags = ['--expose-gc', '--max-semi-space-size=512', '-']
  const { stdout } = spawnSync(process.execPath, flags, { input: outputFiles[0].text, encoding: 'utf8' })
  const perNode = JSON.parse(stdout) as Record<string, number>
  for (const id of gameIds) expect({ id, small: perNode[id] < MOST_BYTES_PER_NODE }).toEqual({ id, small: true })
})
