/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/src/testing/seed.ts'],
  testMatch: ['<rootDir>/{src,bin}/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
}
