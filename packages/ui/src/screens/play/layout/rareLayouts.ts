// A phone has the whole app at hand.
export { FaceToFaceLayout } from './FaceToFaceLayout'

/** Nothing to load. */
export async function preloadFaceToFace(): Promise<void> {
  await Promise.resolve()
}
