/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,build,icons,perf}/**/*.test.ts'],
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }],
  },
}
