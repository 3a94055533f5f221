import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { readIfExists } from './read-if-exists'

export interface AssetFolder {
  readonly folder: string
  readonly mount: string
  readonly immutable: boolean
}

export const BUILT_MOUNT = '/_next/static/'

/** Of Next's own build. */
export function builtFolder(siteFolder: string): AssetFolder {
  return { folder: join(siteFolder, '.next/static'), mount: BUILT_MOUNT, immutable: true }
}

/** @param isOffline if false, the worker's file removes it */
export function assetFolders(siteFolder: string, isOffline: boolean): AssetFolder[] {
  return [
    builtFolder(siteFolder),
    { folder: join(siteFolder, 'dist/icons'), mount: '/', immutable: false },
    { folder: join(siteFolder, 'dist/map'), mount: '/map/', immutable: false },
    {
      folder: isOffline ? join(siteFolder, 'dist/offline/on') : join(siteFolder, 'dist/offline/off'),
      mount: '/',
      immutable: false,
    },
    { folder: join(siteFolder, 'public'), mount: '/', immutable: false },
  ]
}

export async function filesOf({ folder, mount }: AssetFolder): Promise<{ file: string; url: string }[]> {
  const entries = await readIfExists(readdir(folder, { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      file,
      url: mount + relative(folder, file).split(sep).map(encodeURIComponent).join('/'),
    }))
}
