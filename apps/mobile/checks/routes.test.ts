import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import links from '../../../links.json'
import { home } from './expo'

/** The addresses of the app's screens: `/play/[id]`, `/puzzles`. */
const routes = readdirSync(join(home, 'app'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx') && !/(^|\/)[_+]/.test(file))
  .map(file => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`)

for (const path of links.paths)
  test(`${path} opens a screen of the app`, () => {
    const isWhole = (route: string) => route === path
    const isBelow = (route: string) => path.endsWith('*') && route.startsWith(path.slice(0, -1))
    assert.ok(
      routes.some(route => isWhole(route) || isBelow(route)),
      routes.join(' '),
    )
  })
