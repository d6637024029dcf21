import { createMemoryDisk } from '../../testing/disk'
import { testStorage } from '../../testing/storageContract'

testStorage(createMemoryDisk)
