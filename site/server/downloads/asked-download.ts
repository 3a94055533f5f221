import type { IncomingHttpHeaders } from 'node:http'
import { DRIVER_BUNDLE_PATH, FILES_PATH } from '@/links/download-href'

export type AskedDownload = { fileId: string } | { model: string; os: string | undefined }

export interface AskedPart {
  range?: string
  ifRange?: string
}

/** No leading dot: services may store files by id. */
const FILE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/

/** One range; for several the whole file is sent (RFC 9110, 14.2). */
const RANGE = /^bytes=(?:\d{1,15}-\d{0,15}|-\d{1,15})$/
const IF_RANGE = /^[\x20-\x7e]{1,200}$/

export function isDownload(path: string): boolean {
  return path.startsWith(FILES_PATH) || path === DRIVER_BUNDLE_PATH
}

export function readAskedDownload(path: string, query: URLSearchParams): AskedDownload | null {
  if (path !== DRIVER_BUNDLE_PATH) {
    const fileId = path.slice(FILES_PATH.length, -1)
    return FILE_ID.test(fileId) ? { fileId } : null
  }
  const model = query.get('model') ?? ''
  const os = query.get('os') ?? ''
  return isChoice(model) && os.length <= 100 ? { model, os: os || undefined } : null
}

export function readAskedPart({ range, 'if-range': ifRange }: IncomingHttpHeaders): AskedPart {
  if (range === undefined || !RANGE.test(range)) return {}
  const condition = String(ifRange ?? '')
  return IF_RANGE.test(condition) ? { range, ifRange: condition } : { range }
}

function isChoice(text: string): boolean {
  return text !== '' && text.length <= 100
}
