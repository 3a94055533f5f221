import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environmentSchema, type VariableName } from '@carelane/config'
import type { Logger } from 'pino'
import type { ServerSettings } from '../settings'
import { PageFolder } from './page-folder'

/** What may differ between processes with the same pages, or changes with each start. All else may be in a page. */
const NOT_IN_PAGES: ReadonlySet<VariableName> = new Set([
  'SITE_PORT',
  'SITE_PROCESSES',
  'CMS_PORT',
  'SANDBOX_PORT',
  'SITE_METRICS_PORT',
  'CMS_METRICS_PORT',
  'METRICS_HOST',
  'CMS_URL',
  'DATABASE_URL',
  'CARELANE_DATA_DIR',
  'LOG_LEVEL',
  'PAGE_CACHE_ENTRIES',
  'PAGE_CACHE_DIR',
])

export function openPageFolder(
  siteFolder: string,
  draftId: string,
  settings: Pick<ServerSettings, 'pageCacheFolder' | 'pageCacheEntries' | 'publicationSecret'>,
  log: Logger,
): PageFolder | undefined {
  const { pageCacheFolder: folder, pageCacheEntries: entries, publicationSecret: secret } = settings
  if (folder === null) return undefined
  const server = createHash('sha256')
    .update(readFileSync(join(siteFolder, 'dist/server.mjs')))
    .digest('hex')
  return new PageFolder({
    folder,
    entries,
    secret,
    madeBy: JSON.stringify([draftId, server, environmentOfPages()]),
    onFailure: (error) => log.warn({ folder, error: String(error) }, 'pages could not be kept on the disk'),
  })
}

function environmentOfPages(): [string, string | undefined][] {
  const names = Object.keys(environmentSchema.shape) as VariableName[]
  return names.filter((name) => !NOT_IN_PAGES.has(name)).map((name) => [name, process.env[name] || undefined])
}
