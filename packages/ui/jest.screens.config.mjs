/**
 * Transforms our own sources and libraries: only types, JSX and module syntax. Node runs the newer syntax that phones
 * need lowered. React Native itself is left out: it publishes Flow, which only Babel reads.
 *
 * @type {NonNullable<import('jest').Config['transform']>}
 */
export const sources = {
  '^(?!.*[\\\\/]node_modules[\\\\/](react-native|@react-native)[\\\\/]).+\\.[jt]sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: true },
          // Expo's libraries ask for the platform, which Metro writes into the code; here it is that of the preset.
          optimizer: { globals: { envs: { EXPO_OS: '"ios"' } } },
        },
      },
      module: { type: 'commonjs' },
    },
  ],
}

/** The icons' export for phones is an ES module, which Jest cannot run. */
export const icons = {
  '^lucide-react-native/icons/(.*)$': '<rootDir>/../../node_modules/lucide-react-native/dist/cjs/icons/$1.js',
}

/** How many test files run at once, and when a worker is replaced: each file of screens loads React Native again. */
export const workers = { maxWorkers: 2, workerIdleMemoryLimit: '1GB' }

/**
 * How screens are tested with React Native, here and in the phone's app.
 *
 * @type {import('jest').Config}
 */
export default {
  preset: 'jest-expo',
  transform: {
    ...sources,
    // As in the preset, with a plugin for `import()`: the preset leaves that to the bundler, and Jest cannot run it.
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        presets: ['babel-preset-expo'],
        plugins: ['@babel/plugin-transform-dynamic-import'],
        caller: { name: 'metro', bundler: 'metro', engine: 'hermes', platform: 'ios' },
      },
    ],
  },
  moduleNameMapper: icons,
}
