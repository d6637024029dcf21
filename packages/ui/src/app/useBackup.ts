import { useEffect } from 'react'
import { useApp } from './AppContext'

/** How saving a backup went: as a file, on the clipboard where no file can be saved, or not at all. */
export type BackupOutcome = 'saved' | 'copied' | 'failed'

/** A function that saves a backup of everything. */
export function useBackup(): () => Promise<BackupOutcome> {
  const { library, device, studies } = useApp()
  // A backup holds the studies too, which are read when they are first needed.
  useEffect(() => void studies.open().catch(() => undefined), [studies])
  return async () => {
    if (!studies.opened()) await studies.open().catch(() => undefined)
    const backup = library.backup()
    const name = `tabuleiro-${new Date().toISOString().slice(0, 10)}.json`
    if (await device.save(name, 'application/json', backup)) return 'saved'
    return (await device.copy(backup)) ? 'copied' : 'failed'
  }
}
