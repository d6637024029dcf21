/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gameIds } from '@tabuleiro/engine'
import { screen } from '@testing-library/react-native'
import { loadMore } from '../../games/more'
import { texts } from '../../i18n/loading'
import { openPage, press } from '../../testing/drive'
import { createWorld } from '../../testing/world'
import { VERSION } from './version'

test.each([
  ['en', 'board games for two people'],
  ['pt', 'jogos de tabuleiro para dois'],
] as const)('the games are counted, and each names its designer and its year, in %s', async (locale, words) => {
  openPage({ to: 'about' }, createWorld({ locale }))
  const numbers: Readonly<Record<number, string>> = texts[locale].count
  expect(numbers[4]).toBe(locale === 'en' ? 'Four' : 'Quatro')
  expect(screen.getByText(new RegExp(`^${numbers[gameIds.length] ?? ''} ${words}:`))).toBeTruthy()
  const { more } = await loadMore(locale)
  for (const game of gameIds) {
    const credit = more[game]?.credit ?? ''
    expect(credit).toMatch(/(Designed|Criado) .*\b(by|por) (\p{Lu}\p{L}+ )+.*\d{4}/u)
    expect(screen.getByText(credit)).toBeTruthy()
  }
})

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as { version: string }
  expect(VERSION).toBe(version)
})

test('the libraries are listed with their licences on demand', async () => {
  openPage({ to: 'about' })
  expect(screen.queryByText(/^react 19/)).toBeNull()
  press('libraries')
  expect(await screen.findByText(/^react 19/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Licence MIT' })).toBeTruthy()
})
