import screens, { icons, sources, workers } from './jest.screens.config.mjs'

/** @type {import('jest').Config} */
export default {
  ...workers,
  // Whole games on screens take their time beside other checks.
  testTimeout: 120_000,
  projects: [
    {
      // Tests that render use React Native.
      ...screens,
      displayName: 'screens',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTexts.ts'],
    },
    {
      // All other tests are of plain functions. Where their files import React Native, they get React Native Web, which
      // loads six times faster.
      displayName: 'functions',
      testEnvironment: 'node',
      // Silences the deprecation warning of the test renderer.
      globals: { IS_REACT_NATIVE_TEST_ENVIRONMENT: true },
      testMatch: ['<rootDir>/{src,bin}/**/*.test.ts'],
      moduleFileExtensions: ['web.js', 'ts', 'tsx', 'js', 'mjs', 'json'],
      transform: sources,
      moduleNameMapper: { ...icons, '^react-native$': 'react-native-web' },
    },
  ],
}
