/** @type {import('jest').Config} */
export default {
  preset: 'jest-expo',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  // The icons' export for phones is an ES module, which the preset would leave as it is and Jest cannot run.
  moduleNameMapper: {
    '^lucide-react-native/icons/(.*)$': '<rootDir>/../../node_modules/lucide-react-native/dist/cjs/icons/$1.js',
  },
}
