import { DEFAULT_COUNTRY, DEFAULT_LOCALE, parseLang, type CountryCode } from '@carelane/countries'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pageHeadersFor, type HeaderList } from '../http/security-headers'
import { sendResponse } from '../http/send-response'
import type { SiteHost } from '@/routing/hosts'
import { segmentsOf } from '@/routing/request-target'
import { errorPage, type ErrorStatus, type ErrorWords } from './error-page'

const RETRY_AFTER_SECONDS = '10'

export class ErrorPages {
  private readonly hotlines = new Map<CountryCode, string>()

  noteHotline(path: string, hotline: string | null): void {
    const { country } = visitorOf(path)
    if (hotline === null) this.hotlines.delete(country)
    else this.hotlines.set(country, hotline)
  }

  send(
    request: IncomingMessage,
    response: ServerResponse,
    status: ErrorStatus,
    path: string,
    host: SiteHost,
    more: HeaderList = [],
    words?: ErrorWords,
  ): void {
    const visitor = visitorOf(path)
    const { headers, body } = errorPage(
      status,
      { ...visitor, hotline: this.hotlines.get(visitor.country) },
      words,
    )
    const retry: HeaderList = status === 503 ? [['retry-after', RETRY_AFTER_SECONDS]] : []
    sendResponse(request, response, {
      status,
      headers: [...headers, ...retry, ...pageHeadersFor(host), ...more],
      body,
    })
  }
}

function visitorOf(path: string) {
  const parsed = parseLang(segmentsOf(path)[0] ?? '')
  if (parsed.ok) return { country: parsed.country, locale: parsed.locale }
  return { country: DEFAULT_COUNTRY, locale: DEFAULT_LOCALE }
}
