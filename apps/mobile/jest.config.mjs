import screens, { workers } from '@tabuleiro/ui/jest'

/** @type {import('jest').Config} */
export default {
  ...workers,
  ...screens,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // The first test of a file loads every screen.
  testTimeout: 60_000,
  setupFiles: ['<rootDir>/src/testing/setup.ts'],
  moduleNameMapper: {
    ...screens.moduleNameMapper,
    // Its main module throws where there is no native side.
    '^@react-native-async-storage/async-storage$':
      '<rootDir>/../../node_modules/@react-native-async-storage/async-storage/jest/async-storage-mock.js',
  },
}
