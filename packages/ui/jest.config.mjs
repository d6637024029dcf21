/**
 * How screens are tested, here and in the phone's app.
 *
 * @type {import('jest').Config}
 */
export default {
  preset: 'jest-expo',
  // Every file brings React Native anew; a worker that holds too many of them is replaced.
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    // Our own sources need no more than types and modules taken out, which is quicker to do and to run than what phones need.
    '^(?!.*[\\\\/]node_modules[\\\\/]).+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: true } },
        },
        module: { type: 'commonjs' },
      },
    ],
    // As the preset has it, and with what is loaded on demand: it leaves `import()` to the phone's bundler, and Jest cannot run it.
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        presets: ['babel-preset-expo'],
        plugins: ['@babel/plugin-transform-dynamic-import'],
        caller: { name: 'metro', bundler: 'metro', platform: 'ios' },
      },
    ],
  },
  // The icons' export for phones is an ES module, which the preset would leave as it is and Jest cannot run.
  moduleNameMapper: {
    '^lucide-react-native/icons/(.*)$': '<rootDir>/../../node_modules/lucide-react-native/dist/cjs/icons/$1.js',
  },
}
