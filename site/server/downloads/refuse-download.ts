import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Failure } from '@carelane/after-sales'
import { DEFAULT_COUNTRY, DEFAULT_LOCALE, parseLang, wordingOf, type Wording } from '@carelane/countries'
import { getMessages, type Messages } from '@carelane/messages'
import { href } from '@/links/href'
import type { SiteHost } from '@/routing/hosts'
import type { ErrorStatus, ErrorWords } from '../errors/error-page'
import { baseHeadersFor, type HeaderList } from '../http/security-headers'
import { sendResponse } from '../http/send-response'
import type { SiteParts } from '../site-parts'

type DownloadStatus = Extract<ErrorStatus, 404 | 405 | 416 | 429 | 502 | 503 | 504>

const TEXTS = {
  404: 'missing',
  405: 'broken',
  416: 'range',
  429: 'tooMany',
  502: 'broken',
  503: 'busy',
  504: 'slow',
} satisfies Record<DownloadStatus, keyof Messages['downloads']['failed']>

interface RefusedDownload {
  lang: string
  host: SiteHost
  status: DownloadStatus
  headers?: HeaderList
}

export function statusOf({ kind, status, code }: Failure): DownloadStatus | null {
  switch (kind) {
    case 'aborted':
      return null
    case 'timeout':
      return 504
    case 'busy':
      return 503
    default: {
      const told = code ?? status
      if (told === 404 || told === 410) return 404
      return told === 416 ? 416 : 502
    }
  }
}

export function refuseDownload(
  parts: SiteParts,
  request: IncomingMessage,
  response: ServerResponse,
  { lang, host, status, headers = [] }: RefusedDownload,
): void {
  const parsed = parseLang(lang)
  const words = parsed.ok
    ? wordsFor(status, parsed.lang, wordingOf(parsed.country, parsed.locale))
    : wordsFor(status, DEFAULT_COUNTRY, DEFAULT_LOCALE)
  if (request.headers.accept?.includes('text/html')) {
    parts.errors.send(request, response, status, `/${lang}/`, host, headers, words)
    return
  }
  const plain: HeaderList = [
    ['content-type', 'text/plain; charset=utf-8'],
    ['cache-control', 'no-store'],
  ]
  sendResponse(request, response, {
    status,
    headers: [...plain, ...headers, ...baseHeadersFor(host)],
    body: `${words.title}\n`,
  })
}

function wordsFor(status: DownloadStatus, lang: string, wording: Wording): ErrorWords {
  const { downloads } = getMessages(wording)
  return {
    ...downloads.failed[TEXTS[status]],
    link: { href: href(lang, 'drivers-download'), label: downloads.back },
  }
}
