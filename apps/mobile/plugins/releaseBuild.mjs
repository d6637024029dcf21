import { withAppBuildGradle, withGradleProperties } from 'expo/config-plugins.js'

/** Settings of Gradle for release builds: R8 leaves out the code and the resources that the app does not use. */
const PROPERTIES = {
  'android.enableMinifyInReleaseBuilds': 'true',
  'android.enableShrinkResourcesInReleaseBuilds': 'true',
}

/** How the template signs a release: with its debug key, which is the same for everyone. */
const DEBUG_SIGNING = /^( *release \{\n(?: *\/\/.*\n)*) *signingConfig signingConfigs\.debug\n/m

/** The key of a release, from Gradle properties of the machine that builds; without them the release is unsigned. */
const RELEASE_SIGNING = `            if (findProperty('tabuleiroKeyStore')) {
                signingConfig signingConfigs.create('release') {
                    storeFile file(findProperty('tabuleiroKeyStore'))
                    storePassword findProperty('tabuleiroKeyStorePassword')
                    keyAlias findProperty('tabuleiroKeyAlias')
                    keyPassword findProperty('tabuleiroKeyPassword')
                }
            }
`

/**
 * Makes release builds of Android small, and signs them with the key of the app or not at all.
 * @type {import('expo/config-plugins').ConfigPlugin}
 */
export const withReleaseBuild = config =>
  withAppBuildGradle(
    withGradleProperties(config, gradle => {
      for (const [key, value] of Object.entries(PROPERTIES)) gradle.modResults.push({ type: 'property', key, value })
      return gradle
    }),
    gradle => {
      if (!DEBUG_SIGNING.test(gradle.modResults.contents)) throw new Error('the template signs releases in another way')
      gradle.modResults.contents = gradle.modResults.contents.replace(DEBUG_SIGNING, `$1${RELEASE_SIGNING}`)
      return gradle
    },
  )
