import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Code that must give the same answer everywhere: time and chance come in as arguments, output goes out as values. */
const pure = ['packages/{engine,ai}/src/**/*.ts']
const tests = ['**/*.test.{ts,tsx,mjs}', '**/src/**/testing/**', '**/e2e/**']

const noClock = 'Take the time as an argument: this code must give the same answer every time.'
const noChance = 'Take a seeded generator as an argument: this code must give the same answer every time.'

const syntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Export by name: one thing has one name everywhere.' },
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
]

export default defineConfig(
  // Tool settings at the root belong to no package and no tsconfig.
  globalIgnores(['**/dist/**', '**/.expo/**', '**/test-results/**', 'apps/mobile/{android,ios}/**', '*.{mjs,cjs}']),
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...syntax],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // A number in a template reads as what it prints.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Notation, positions and board pictures are ASCII: a string may be spread into its characters.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // `{ at: _, ...rest }` and a leading underscore say that a value is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `while (true)` with a way out inside is a plain loop.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      // `() => log.push(x)` as a callback is clear without braces.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: pure,
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', { name: 'performance', message: noClock }, 'console'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: noClock },
        { object: 'Math', property: 'random', message: noChance },
      ],
      'no-restricted-syntax': [
        'error',
        ...syntax,
        { selector: "NewExpression[callee.name='Date']", message: noClock },
        { selector: "CallExpression[callee.name='Date']", message: noClock },
      ],
    },
  },
  {
    files: ['packages/ui/**/*.{ts,tsx}', 'apps/*/{src,app}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Tools and expo-router look for a default export.
    files: ['**/*.config.{ts,mjs}', 'apps/mobile/app/**'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['scripts/**/*.mjs'],
    rules: {
      // JSON.parse of our own manifests; their shape is this repository's to keep.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['scripts/**/*.mjs', 'apps/mobile/checks/**'],
    rules: {
      // node:test hands back a promise that the runner itself awaits.
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', package: 'node:test', name: ['test', 'describe'] }] },
      ],
    },
  },
)
