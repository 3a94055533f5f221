import { pathOf } from './href'

export const FILES_PATH = pathOf(['api', 'files'])

/** [2.4#42] */
export const DRIVER_BUNDLE_PATH = pathOf(['api', 'driver-bundle'])

/** @param lang of an error */
export function fileHref(lang: string, fileId: string): string {
  return `${pathOf(['api', 'files', encodeURIComponent(fileId)])}?${new URLSearchParams({ lang })}`
}

export function driverBundleHref(lang: string, model: string, os?: string): string {
  return `${DRIVER_BUNDLE_PATH}?${new URLSearchParams({ lang, model, ...(os && { os }) })}`
}
