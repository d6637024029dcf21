import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shortestStory } from './testing/example'

test("the README's example is compiled, runs and says what the README says", () => {
  const readme = readFileSync(join(__dirname, '..', 'README.md'), 'utf8')
  const example = readFileSync(join(__dirname, 'testing', 'example.ts'), 'utf8')
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\``)
  expect(readme).toContain(`// ${shortestStory()}`)
})
