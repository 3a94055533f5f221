import { readEnvironment } from '@carelane/config'
import path from 'node:path'

export interface BackupSettings {
  /** Encrypted, so it may be copied anywhere. */
  databases: string
  media: string
  key: string
  dataFolder: string
  mediaFolder: string
}

/** @throws EnvironmentError */
export function readBackupSettings(root: string): BackupSettings {
  const { BACKUP_DIR, BACKUP_KEY, CARELANE_DATA_DIR } = readEnvironment([
    'BACKUP_DIR',
    'BACKUP_KEY',
    'CARELANE_DATA_DIR',
  ])
  const dataFolder = path.resolve(root, CARELANE_DATA_DIR)
  return {
    databases: path.join(BACKUP_DIR, 'databases'),
    media: path.join(BACKUP_DIR, 'media'),
    key: BACKUP_KEY,
    dataFolder,
    mediaFolder: path.join(dataFolder, 'media'),
  }
}
