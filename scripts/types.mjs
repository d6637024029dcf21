// Checks the types of some projects: `node ../scripts/types.mjs tsconfig.src.json tsconfig.node.json` in a package's
// folder. The native compiler takes a quarter of the processor time. ESLint reads types through the older one's
// programming interface, which the native one does not have. Both call their program `tsc`, so this one is named by
// its package.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const compiler = fileURLToPath(new URL('bin/tsc', import.meta.resolve('@typescript/native/package.json')))

// All projects are checked, even after a failure.
const codes = process.argv
  .slice(2)
  .map(project => spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' }).status)
process.exit(codes.length > 0 && codes.every(code => code === 0) ? 0 : 1)
