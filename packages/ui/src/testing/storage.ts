// What tests of a storage need and nothing that draws: it runs where there is no React Native.
export { createLibrary, openLibrary } from '../model/library/createLibrary'
export { createMemoryStorage } from '../model/storage/memory'
export type { Disk, Kill } from './disk'
export { failing, killedAt, settle, slow, twoTabs } from './faultyStorage'
export { testLibrary } from './libraryContract'
export { movesIn, playIn, sessionIn, trike } from './saves'
export { testStorage } from './storageContract'
