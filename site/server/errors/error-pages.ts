import { DEFAULT_COUNTRY, DEFAULT_LOCALE, parseLang, wordingOf, type CountryCode } from '@carelane/countries'
import { getMessages } from '@carelane/messages'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RETRY_AFTER_SECONDS } from '@/platform/answer-json'
import { baseHeadersFor, pageHeadersFor, type HeaderList } from '../http/security-headers'
import { sendResponse } from '../http/send-response'
import type { SiteHost } from '@/routing/hosts'
import { readTarget, segmentsOf } from '@/routing/request-target'
import type { EnteredField } from './entered-fields'
import { errorPage, wordsFor, type ErrorStatus, type ErrorWords } from './error-page'

export class ErrorPages {
  private readonly hotlines = new Map<CountryCode, string>()

  noteHotline(path: string, hotline: string | null): void {
    const { country } = visitorOf(path) ?? UNKNOWN
    if (hotline === null) this.hotlines.delete(country)
    else this.hotlines.set(country, hotline)
  }

  /** JSON for scripts; a page for who looks, in the language of the path or of the page before it. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    status: ErrorStatus,
    path: string,
    host: SiteHost,
    more: HeaderList = [],
    words?: ErrorWords,
    entered?: readonly EnteredField[] | null,
  ): void {
    const retry: HeaderList = status === 503 ? [['retry-after', String(RETRY_AFTER_SECONDS)]] : []
    const visitor = visitorOf(path) ?? visitorOf(cameFrom(request)) ?? UNKNOWN
    if (isFromScript(request)) {
      const own: HeaderList = [
        ['content-type', 'application/json'],
        ['cache-control', 'no-store'],
      ]
      const headers = [...own, ...retry, ...baseHeadersFor(host), ...more]
      const { errors } = getMessages(wordingOf(visitor.country, visitor.locale))
      const { title } = words ?? wordsFor(status, errors)
      const body = JSON.stringify({ status, message: title })
      return sendResponse(request, response, { status, headers, body })
    }
    const { headers, body } = errorPage(
      status,
      { ...visitor, hotline: this.hotlines.get(visitor.country) },
      words,
      entered,
    )
    sendResponse(request, response, {
      status,
      headers: [...headers, ...retry, ...pageHeadersFor(host, path), ...more],
      body,
    })
  }
}

const UNKNOWN = { country: DEFAULT_COUNTRY, locale: DEFAULT_LOCALE }

function visitorOf(path: string) {
  const parsed = parseLang(segmentsOf(path)[0] ?? '')
  return parsed.ok ? { country: parsed.country, locale: parsed.locale } : null
}

function cameFrom({ headers }: IncomingMessage): string {
  const referer = headers.referer ?? ''
  return URL.canParse(referer) ? new URL(referer).pathname : ''
}

function isFromScript({ url = '', headers }: IncomingMessage): boolean {
  return readTarget(url)?.path.startsWith('/api/') === true && !headers.accept?.includes('text/html')
}
