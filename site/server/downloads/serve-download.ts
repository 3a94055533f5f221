import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { FileOptions, ServiceFile } from '@carelane/after-sales'
import { afterSales } from '@/platform/after-sales'
import type { RouteDecision } from '@/routing/route-request'
import { requestIdOf } from '../http/request-id'
import { baseHeadersFor, type HeaderList } from '../http/security-headers'
import { isNotModified } from '../http/send-response'
import type { SiteParts } from '../site-parts'
import type { Visitor } from '../visitor'
import { readAskedDownload, readAskedPart, type AskedDownload } from './asked-download'
import { DownloadSlots } from './download-slots'
import { attachment, nameIn, safeName } from './file-name'
import { refuseDownload, statusOf } from './refuse-download'

type ApiDecision = Extract<RouteDecision, { kind: 'api' }>

/** Browsers open six connections to a host. */
const slots = new DownloadSlots({ perAddress: 6, total: 200 })

const STALLED_MS = 120_000
const TOO_MANY_RETRY_SECONDS = '15'

/** Streams at the visitor's pace [2.4#38], [2.4#42]. */
export async function serveDownload(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  { host, path, query }: ApiDecision,
): Promise<void> {
  const place = { lang: query.get('lang') ?? '', host }
  const refuse = (status: Parameters<typeof refuseDownload>[3]['status'], headers: HeaderList = []) =>
    refuseDownload(parts, request, response, { ...place, status, headers })
  const { method, headers } = request
  if (method !== 'GET' && method !== 'HEAD') {
    refuse(405, [['allow', 'GET, HEAD']])
    return
  }
  const asked = readAskedDownload(path, query)
  if (!asked) {
    refuse(404)
    return
  }
  const giveBack = slots.take(visitor.address)
  if (giveBack === 'address') {
    refuse(429, [['retry-after', TOO_MANY_RETRY_SECONDS]])
    return
  }
  if (giveBack === 'site') {
    refuse(503)
    return
  }
  const requestId = requestIdOf(request)
  const left = new AbortController()
  response.once('close', () => {
    left.abort()
    giveBack()
  })
  const answer = await open(asked, {
    requestId,
    signal: left.signal,
    ...(method === 'GET' && readAskedPart(headers)),
  })
  if (!answer.ok) {
    const status = statusOf(answer.failure)
    const { fileSize } = answer.failure
    if (status !== null)
      refuse(status, fileSize === undefined ? [] : [['content-range', `bytes */${fileSize}`]])
    return
  }
  const begun = performance.now()
  const own: HeaderList = [['x-request-id', requestId], ...baseHeadersFor(host, 'application/octet-stream')]
  const reason = await sendOn(request, response, answer.data, { own, instead: nameOf(asked) })
  const ms = Math.round(performance.now() - begun)
  const { statusCode: status, writableFinished: isWhole } = response
  parts.log.info({ requestId, method, ...asked, status, ms, isWhole, reason }, 'download')
}

function open(asked: AskedDownload, options: FileOptions) {
  return 'fileId' in asked
    ? afterSales().download('downloadFile', asked, options)
    : afterSales().download('driverBundle', asked, options)
}

async function sendOn(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ServiceFile,
  { own, instead }: { own: HeaderList; instead: string },
): Promise<string | undefined> {
  const name = safeName(nameIn(headers['content-disposition']) ?? instead, instead)
  const described: HeaderList = [
    ...Object.entries(headers),
    ['content-disposition', attachment(name)],
    // An id may get other bytes.
    ['cache-control', 'no-cache, no-transform'],
    ...own,
  ]
  const isKnown = status === 200 && isNotModified(request.headers['if-none-match'], headers.etag ?? '')
  const sent = new Map(described.filter(([field]) => !isKnown || field !== 'content-length'))
  response.writeHead(isKnown ? 304 : status, [...sent].flat())
  if (isKnown || request.method === 'HEAD') {
    response.end()
    await ignoreFailure(body.cancel(), 'closing')
    return undefined
  }
  response.setTimeout(STALLED_MS, () => response.destroy())
  try {
    await pipeline(Readable.fromWeb(body as ReadableStream), response)
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

function nameOf(asked: AskedDownload): string {
  return 'fileId' in asked ? asked.fileId : `${[asked.model, asked.os].filter(Boolean).join(' ')}.zip`
}
