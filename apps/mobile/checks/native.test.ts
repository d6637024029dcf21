import { AndroidConfig } from 'expo/config-plugins'
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import links from '../../../links.json'
import manifest from '../package.json'
import { androidLibraries, expo, home } from './expo'
import { plistStrings, plistValue } from './plist'
import { prebuild } from './prebuild'

const ID = links.appId
const PERMISSIONS = ['INTERNET', 'MODIFY_AUDIO_SETTINGS', 'VIBRATE']

let project: ReturnType<typeof prebuild>
const text = (...path: string[]) => readFileSync(join(project.folder, ...path), 'utf8')

before(() => (project = prebuild()))
after(() => project.remove())

test('the native projects are written to a copy, and package.json stays as it is', () => {
  assert.equal(existsSync(join(home, 'android')), false)
  assert.equal(existsSync(join(home, 'ios')), false)
  assert.equal(text('package.json'), readFileSync(join(home, 'package.json'), 'utf8'))
})

describe('android', () => {
  const read = async () =>
    (
      await AndroidConfig.Manifest.readAndroidManifestAsync(
        join(project.folder, 'android/app/src/main/AndroidManifest.xml'),
      )
    ).manifest
  const resource = (name: string) => text('android/app/src/main/res', name)

  test('has one id and version', () => {
    const gradle = text('android/app/build.gradle')
    assert.match(gradle, new RegExp(`applicationId '${ID}'`))
    assert.match(gradle, new RegExp(`versionName "${manifest.version}"`))
  })

  test('declares three permissions and removes all others that a library declares', async () => {
    const entries = (await read())['uses-permission'] ?? []
    const named = (isRemoved: boolean) =>
      entries.flatMap(({ $ }) =>
        ('tools:node' in $ && $['tools:node'] === 'remove') === isRemoved
          ? [$['android:name'].split('.').at(-1) ?? '']
          : [],
      )
    assert.deepEqual(named(false).sort(), PERMISSIONS)
    const declared = androidLibraries().flatMap(permissionsOf)
    assert.ok(declared.includes('WRITE_EXTERNAL_STORAGE'), 'no library manifest was read')
    assert.deepEqual(
      declared.filter(name => !PERMISSIONS.includes(name) && !named(true).includes(name)),
      [],
    )
  })

  test('opens links: the scheme, and the paths of the web app on the host of links.json', async () => {
    const activity = (await read()).application?.[0]?.activity?.[0]
    const filters = activity?.['intent-filter'] ?? []
    const data = filters.map(filter => ({
      verify: filter.$?.['android:autoVerify'],
      data: filter.data?.map(({ $ }) => $),
    }))
    const on = { 'android:scheme': 'https', 'android:host': links.host }
    assert.deepEqual(data.slice(1), [
      { verify: undefined, data: [{ 'android:scheme': 'tabuleiro' }] },
      {
        verify: 'true',
        data: links.paths.map(path => ({
          ...on,
          ...(path.endsWith('*') ? { 'android:pathPrefix': path.slice(0, -1) } : { 'android:path': path }),
        })),
      },
    ])
  })

  test('rotates, can be resized, draws edge to edge and uses the predictive back gesture', async () => {
    const application = (await read()).application?.[0]
    const activity: Record<string, unknown> = { ...application?.activity?.[0]?.$ }
    assert.equal(activity['android:screenOrientation'], 'unspecified')
    assert.notEqual(activity['android:resizeableActivity'], 'false')
    assert.equal(application?.$['android:enableOnBackInvokedCallback'], 'true')
    assert.match(text('android/gradle.properties'), /^edgeToEdgeEnabled=true$/m)
  })

  test('plays nothing in the background', async () => {
    assert.deepEqual((await read()).application?.[0]?.service ?? [], [])
  })

  test('follows the light and dark theme of the system, in every language', () => {
    assert.match(resource('values/strings.xml'), /expo_system_ui_user_interface_style"[^>]*>automatic</)
    assert.match(resource('values/colors.xml'), /splashscreen_background">#f7f2e8</)
    assert.match(resource('values-night/colors.xml'), /splashscreen_background">#0e1726</)
    assert.deepEqual(
      [...resource('xml/locales_config.xml').matchAll(/locale android:name="([^"]+)"/g)].map(([, name]) => name),
      ['en', 'pt-PT'],
    )
  })

  test('backs games up, so that they reach a new phone', async () => {
    assert.equal((await read()).application?.[0]?.$['android:allowBackup'], 'true')
  })

  test('a release is shrunk by R8, and never signed with the debug key of the template', () => {
    const properties = text('android/gradle.properties')
    assert.match(properties, /^android\.enableMinifyInReleaseBuilds=true$/m)
    assert.match(properties, /^android\.enableShrinkResourcesInReleaseBuilds=true$/m)
    const release = /\n {8}release \{\n(.*?)\n {8}\}\n/s.exec(text('android/app/build.gradle'))?.[1] ?? ''
    assert.match(release, /minifyEnabled/)
    assert.match(release, /findProperty\('tabuleiroKeyStore'\)/)
    assert.doesNotMatch(release, /signingConfigs\.debug/)
  })

  test('has an adaptive icon', () => {
    const icon = resource('mipmap-anydpi-v26/ic_launcher.xml')
    for (const layer of ['background', 'foreground', 'monochrome']) assert.match(icon, new RegExp(`<${layer} `))
  })
})

describe('ios', () => {
  const info = () => text('ios/Tabuleiro/Info.plist')

  test('has one id and version, on phones and tablets', () => {
    const project = text('ios/Tabuleiro.xcodeproj/project.pbxproj')
    assert.deepEqual(
      [...new Set(project.match(/PRODUCT_BUNDLE_IDENTIFIER = .*/g))],
      [`PRODUCT_BUNDLE_IDENTIFIER = "${ID}";`],
    )
    assert.match(project, /TARGETED_DEVICE_FAMILY = "1,2"/)
    assert.deepEqual(plistStrings(info(), 'CFBundleShortVersionString'), [manifest.version])
  })

  test('opens links', () => {
    assert.ok(plistStrings(info(), 'CFBundleURLTypes').includes('tabuleiro'))
    assert.deepEqual(
      plistStrings(text('ios/Tabuleiro/Tabuleiro.entitlements'), 'com.apple.developer.associated-domains'),
      [`applinks:${links.host}`],
    )
  })

  test('rotates every way and works in split view', () => {
    const ways = ['Portrait', 'PortraitUpsideDown', 'LandscapeLeft', 'LandscapeRight']
    const all = ways.map(way => `UIInterfaceOrientation${way}`)
    assert.deepEqual(plistStrings(info(), 'UISupportedInterfaceOrientations'), all)
    assert.deepEqual(plistStrings(info(), 'UISupportedInterfaceOrientations~ipad'), all)
    assert.equal(plistValue(info(), 'UIRequiresFullScreen'), '<false/>')
  })

  test('backs games up, so that they reach a new phone', () => {
    assert.equal(plistValue(info(), 'RCTAsyncStorageExcludeFromBackup'), '<false/>')
  })

  test('tracks and collects nothing, and gives a reason for each category that its libraries declare', () => {
    const manifest = text('ios/Tabuleiro/PrivacyInfo.xcprivacy')
    assert.equal(plistValue(manifest, 'NSPrivacyTracking'), '<false/>')
    assert.deepEqual(plistStrings(manifest, 'NSPrivacyCollectedDataTypes'), [])
    const given = new Set(manifest.match(/NSPrivacyAccessedAPICategory\w+|\b[\dA-F]{4}\.\d\b/g))
    const declared = privacyManifests().flatMap(file => file.match(/NSPrivacyAccessedAPICategory\w+/g) ?? [])
    assert.ok(declared.length > 3, 'no manifest of a library was read')
    assert.deepEqual(
      declared.filter(category => !given.has(category)),
      [],
    )
  })

  test('has light, dark and tinted icons', () => {
    const icons = text('ios/Tabuleiro/Images.xcassets/AppIcon.appiconset/Contents.json')
    for (const appearance of ['dark', 'tinted']) assert.match(icons, new RegExp(`"value": "${appearance}"`))
  })

  test('records nothing, and plays nothing in the background', () => {
    assert.doesNotMatch(info(), /UsageDescription/)
    assert.equal(plistValue(info(), 'UIBackgroundModes'), undefined)
  })

  test('follows the light and dark theme of the system, in every language', () => {
    assert.deepEqual(plistStrings(info(), 'UIUserInterfaceStyle'), ['Automatic'])
    assert.deepEqual(plistStrings(info(), 'CFBundleLocalizations'), ['en', 'pt-PT'])
    const logo = text('ios/Tabuleiro/Images.xcassets/SplashScreenLogo.imageset/Contents.json')
    assert.match(logo, /dark_image@3x\.png/)
  })
})

test('the public config is valid', () => {
  const { name, slug, scheme } = JSON.parse(expo(['config', '--type', 'public', '--json'])) as Record<string, unknown>
  assert.deepEqual({ name, slug, scheme }, { name: 'Tabuleiro', slug: 'tabuleiro', scheme: 'tabuleiro' })
})

test('every library has the version that the SDK expects', () => {
  assert.match(expo(['install', '--check']), /Dependencies are up to date/)
})

/** The privacy manifests of the libraries that are linked. */
function privacyManifests(): string[] {
  const libraries = Object.keys(manifest.dependencies).map(name => join(home, '..', '..', 'node_modules', name, 'ios'))
  return libraries
    .map(folder => join(folder, 'PrivacyInfo.xcprivacy'))
    .filter(existsSync)
    .map(file => readFileSync(file, 'utf8'))
}

/** The permissions that a library declares, without their prefix. */
function permissionsOf(library: string): string[] {
  const file = join(library, 'src/main/AndroidManifest.xml')
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(/<uses-permission[^>]*android:name="[\w.]*?(\w+)"/g)].map(
    ([, name]) => name ?? '',
  )
}
