import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { ifThere } from './if-there'

/** A folder whose files are served as they are. */
export interface AssetFolder {
  readonly folder: string
  /** The path in the URL, ending with a slash. */
  readonly mount: string
  /** Its files' names change with their content, so a browser may keep them for ever. */
  readonly immutable: boolean
}

/** @param isOffline whether visitors' devices may keep pages; else what did so on them is told to leave */
export function assetFolders(siteFolder: string, isOffline: boolean): AssetFolder[] {
  return [
    { folder: join(siteFolder, '.next/static'), mount: '/_next/static/', immutable: true },
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

/** The files in it, however deep, without the compressed ones that the build put beside them. */
export async function filesOf({ folder, mount }: AssetFolder): Promise<{ file: string; url: string }[]> {
  const entries = await ifThere(readdir(folder, { recursive: true, withFileTypes: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      file,
      url: mount + relative(folder, file).split(sep).map(encodeURIComponent).join('/'),
    }))
}
