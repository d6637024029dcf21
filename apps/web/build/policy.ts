import type { Plugin } from 'vite'

/** The hash of the empty text: react-native-web writes its rules into the empty style element of the page. */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The content security policy: the page may load its own files, and no inline script or style. */
export const POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': `'self' ${EMPTY}`,
  // The picture of a board is drawn from a blob that the page makes.
  'img-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
})
  .map(([directive, sources]) => `${directive} ${sources}`)
  .join('; ')

/** Writes the policy into the built page. The dev server needs inline styles, which the policy would refuse. */
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
