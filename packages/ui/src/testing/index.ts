export type { Disk, Kill } from './disk'
export { settle } from './faultyStorage'
export { testLibrary } from './libraryContract'
export { testStorage } from './storageContract'
