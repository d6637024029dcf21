import screens, { icons, sources, workers } from './jest.screens.config.mjs'

/** @type {import('jest').Config} */
export default {
  ...workers,
  projects: [
    // What renders is tested with React Native.
    { ...screens, displayName: 'screens', testMatch: ['<rootDir>/src/**/*.test.tsx'] },
    {
      // All else is plain functions: where their files name React Native, its stand-in for browsers is ready six times sooner.
      displayName: 'functions',
      testEnvironment: 'node',
      // The renderer for tests has nothing to say against being used.
      globals: { IS_REACT_NATIVE_TEST_ENVIRONMENT: true },
      testMatch: ['<rootDir>/src/**/*.test.ts'],
      moduleFileExtensions: ['web.js', 'ts', 'tsx', 'js', 'mjs', 'json'],
      transform: sources,
      moduleNameMapper: { ...icons, '^react-native$': 'react-native-web' },
    },
  ],
}
