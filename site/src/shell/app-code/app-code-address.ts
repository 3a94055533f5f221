import { createHash } from 'node:crypto'

const APP_CODE_PATH = '/api/app-code/'

/** Says which target a code was drawn for, so that a browser may keep it for good. */
export function versionOf(appUrl: string): string {
  return createHash('sha256').update(appUrl).digest('base64url').slice(0, 8)
}

/** Where the QR code of a country's app is drawn [2.3#21]. */
export function appCodeAddress(lang: string, appUrl: string): string {
  return `${APP_CODE_PATH}?${new URLSearchParams({ lang, v: versionOf(appUrl) })}`
}
