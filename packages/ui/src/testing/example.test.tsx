/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fireEvent, render, screen } from '@testing-library/react-native'
import { Example } from './example'

test('the example of the readme is this file, word for word', () => {
  const readme = readFileSync(join(__dirname, '../../README.md'), 'utf8')
  expect(readme).toContain(`\`\`\`tsx\n${readFileSync(join(__dirname, 'example.tsx'), 'utf8')}\`\`\``)
})

test('the example of the readme runs', () => {
  render(<Example />)
  fireEvent.press(screen.getByTestId('play-trike'))
  expect(screen.getByTestId('board')).toBeTruthy()
})
