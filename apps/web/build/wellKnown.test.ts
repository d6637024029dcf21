import links from '../../../links.json'
import { wellKnownFiles } from './wellKnown'

const complete = { ...links, appleTeam: 'TEAM123456', androidFingerprints: ['AA:BB'] }

test('Android finds the app and the fingerprints of its keys', () => {
  const [android] = wellKnownFiles(complete)
  expect(android).toMatchObject({ name: 'assetlinks.json' })
  expect(JSON.parse(android && 'text' in android ? android.text : '')).toEqual([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: 'app.tabuleiro.game', sha256_cert_fingerprints: ['AA:BB'] },
    },
  ])
})

test('iOS finds the app of the team and every linked path', () => {
  const [, apple] = wellKnownFiles(complete)
  expect(apple).toMatchObject({ name: 'apple-app-site-association' })
  expect(JSON.parse(apple && 'text' in apple ? apple.text : '')).toEqual({
    applinks: {
      details: [{ appIDs: ['TEAM123456.app.tabuleiro.game'], components: links.paths.map(path => ({ '/': path })) }],
    },
  })
})

test('a file without its id is left out and named', () => {
  expect(wellKnownFiles({ ...complete, appleTeam: '', androidFingerprints: [] })).toEqual([
    { name: 'assetlinks.json', missing: 'androidFingerprints' },
    { name: 'apple-app-site-association', missing: 'appleTeam' },
  ])
})
