import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

test('called through a symbolic link, it runs its tasks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turbo-'))
  try {
    const link = join(folder, 'turbo.mjs')
    symlinkSync(fileURLToPath(new URL('turbo.mjs', import.meta.url)), link)
    const { status } = spawnSync(process.execPath, [link, 'no-such-task'], { stdio: 'ignore' })
    assert.notEqual(status, 0)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
