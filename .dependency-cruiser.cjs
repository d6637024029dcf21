// Imports point one way: apps -> ui -> ai -> engine. What a package may not reach is listed from the bottom up.
const pure = '^packages/(engine|ai)/src'
const testOnly = '\\.test\\.ts$|/src/.*testing/'
const uiTests = '\\.test\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'engine-stands-alone',
      severity: 'error',
      from: { path: '^packages/engine' },
      to: { path: '^(packages/(ai|ui)|apps)/' },
    },
    {
      name: 'ai-sees-only-engine',
      severity: 'error',
      from: { path: '^packages/ai' },
      to: { path: '^(packages/ui|apps)/' },
    },
    {
      name: 'ui-sees-no-app',
      severity: 'error',
      from: { path: '^packages/ui' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stand-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'no-deep-imports',
      comment:
        'A package is used through its public entries (its index, the internals of a game, screens and sounds that are loaded when needed, what programs and tests share): the rest may change freely.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/(index|games/[^/]+/internals)\\.ts$',
          '^packages/engine/(bin/lines|bin/measuring/\\w+|src/testing/(play|manifests))\\.ts$',
          '^packages/ui/jest(\\.screens)?\\.config\\.mjs$',
          '^packages/ui/src/(sounds/index\\.ts|screens/home/homeWords\\.ts|testing/(index|courses|sampleGames|storage)\\.ts|screens/\\w+/\\w+(Screen|Notice)\\.tsx)$',
        ],
      },
    },
    {
      name: 'pure-code-knows-no-node',
      severity: 'error',
      from: { path: pure, pathNot: testOnly },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-code-needs-only-pure-libraries',
      comment: 'engine and ai run anywhere: no React, no platform.',
      severity: 'error',
      from: { path: pure, pathNot: testOnly },
      to: { path: 'node_modules/', pathNot: 'node_modules/(valibot|pure-rand)/' },
    },
    {
      name: 'model-is-pure',
      comment:
        'The model runs and is tested without a screen: no React, no translated texts, nothing that draws. It takes plain values.',
      severity: 'error',
      from: { path: '^packages/ui/src/model/', pathNot: uiTests },
      to: {
        pathNot: [
          '^packages/ui/src/(model/|platform/time\\.ts$|i18n/texts\\.ts$)',
          '^packages/(engine|ai)/',
          'node_modules/(valibot/|zustand/(esm/)?vanilla)',
        ],
      },
    },
    {
      name: 'words-know-no-screens',
      comment:
        "Texts are made of the model and a translator: no React, and nothing that draws but the games' own words.",
      severity: 'error',
      from: { path: '^packages/ui/src/words/', pathNot: uiTests },
      to: {
        path: '^packages/ui/src/(app|board|components|screens|testing|theme)/|node_modules/(react|react-native|react-i18next|zustand)/',
      },
    },
    {
      name: 'programs-and-tests-are-no-library',
      severity: 'error',
      from: { path: '/src/|^apps/mobile/app/', pathNot: testOnly + '|\\.test\\.tsx$' },
      to: { path: '/bin/|/src/.*testing/|\\.test\\.tsx?$' },
    },
    {
      name: 'no-unresolvable',
      comment: 'What a package imports it declares.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-undeclared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shipped-code-needs-no-dev-dependency',
      severity: 'error',
      from: {
        path: '^(packages/[^/]+/src|apps/web/src|apps/mobile/(app|src))/',
        pathNot: testOnly + '|\\.test\\.tsx$',
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'npm-peer', 'type-only'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    // Browser tests may write files while this runs beside them.
    exclude: { path: '/(dist|test-results)/' },
    doNotFollow: { path: 'node_modules' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      // Of twin files the native one stands for both; the web one is still read as a file of its own. A file without a
      // twin is found last.
      extensions: ['.ts', '.tsx', '.native.ts', '.native.tsx', '.mjs', '.js', '.json', '.d.ts', '.web.ts', '.web.tsx'],
      mainFields: ['types', 'module', 'main'],
    },
  },
}
