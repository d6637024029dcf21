// The Jest transformer for libraries that ship the sources that Metro compiles: React Native, Expo and their like.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import babelJest from 'babel-jest'

const versions = ['@babel/core', 'babel-jest', 'babel-preset-expo', 'react-native'].map(
  name => createRequire(import.meta.url)(`${name}/package.json`).version,
)

// As jest-expo does it, with a plugin for `import()`: the preset leaves that to the bundler, and Jest cannot run it.
const options = {
  babelrc: false,
  configFile: false,
  presets: ['babel-preset-expo'],
  plugins: ['@babel/plugin-transform-dynamic-import'],
  caller: { name: 'metro', bundler: 'metro', platform: 'ios' },
}
const { process: transform } = babelJest.default.createTransformer(options)
const base = JSON.stringify([options, versions, process.version])

export default {
  process: transform,
  // Unlike that of babel-jest, the key leaves out the folder of the tests: packages share what was compiled once.
  getCacheKey: (source, path) => createHash('sha1').update([base, path, source].join('\0')).digest('hex'),
}
