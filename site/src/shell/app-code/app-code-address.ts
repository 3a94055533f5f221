import { createHash } from 'node:crypto'

const APP_CODE_PATH = '/api/app-code/'

/** For permanent caching. */
export function versionOf(appUrl: string): string {
  return createHash('sha256').update(appUrl).digest('base64url').slice(0, 8)
}

/** [2.3#21] */
export function appCodeAddress(lang: string, appUrl: string): string {
  return `${APP_CODE_PATH}?${new URLSearchParams({ lang, v: versionOf(appUrl) })}`
}
