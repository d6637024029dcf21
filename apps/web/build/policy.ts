import type { Plugin } from 'vite'

/** Of the empty text: react-native-web writes its rules into the empty style element of the page. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** What the page may load and do: its own files, and nothing that is written into it. */
export const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY}`,
  // The board as a picture is drawn from a file that the page itself has made.
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
})
  .map(([what, whence]) => `${what} ${whence}`)
  .join('; ')

/** Writes the policy into the built page. While developing, Vite puts styles into the page that it would refuse. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
