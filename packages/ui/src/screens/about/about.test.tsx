/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react-native'
import { openPage, press } from '../../testing/drive'
import { createWorld } from '../../testing/world'
import { VERSION } from './version'

test.each(['en', 'pt'])('each game names its designer, in %s', locale => {
  openPage({ to: 'about' }, createWorld({ locale }))
  for (const designer of ['Scott Allen Czysz', 'Alek Erickson', 'Markus Hagenauer', 'Dan Hassin']) {
    expect(screen.getByText(new RegExp(designer))).toBeTruthy()
  }
})

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as { version: string }
  expect(VERSION).toBe(version)
})

test('the libraries come with their licences when they are asked for', async () => {
  openPage({ to: 'about' })
  expect(screen.queryByText(/^react 19/)).toBeNull()
  press('libraries')
  expect(await screen.findByText(/^react 19/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Licence MIT' })).toBeTruthy()
})
