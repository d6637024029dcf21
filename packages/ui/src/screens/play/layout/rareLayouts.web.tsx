import { lazy, useState, type ComponentType } from 'react'

const load = async () => (await import('./FaceToFaceLayout')).FaceToFaceLayout

/** The layout, once it was loaded ahead. */
let loaded: ComponentType | undefined

const LoadedLater = lazy(async () => ({ default: await load() }))

/** Loads the layout before it is shown: a layout that comes at once keeps the sheets over it and the focus. */
export async function preloadFaceToFace(): Promise<void> {
  loaded = await load()
}

/** A match between two people face to face, loaded when they may first sit so. */
export function FaceToFaceLayout() {
  const [Layout] = useState(() => loaded ?? LoadedLater)
  return <Layout />
}
