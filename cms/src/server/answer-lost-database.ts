import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REFUSALS } from '@carelane/messages/admin'
import { extractHeaderLanguage, rtlLanguages } from '@payloadcms/translations'
import { busySentence, LATER_SECONDS } from '../log-in/answer-busy'
import type { RunningRequest } from '../request-id'

type SendHead = (status: number, headers: OutgoingHttpHeaders) => unknown

/** Of the lost answer; others speak of its content. */
const KEPT = /^(?:x-|content-security-policy|referrer-policy|strict-transport-security)/

/**
 * Without a database, Payload knows nobody: it answers 'not allowed', or asks an editor to log in again. 503 with `Retry-After`
 * instead, unless that is what it answers.
 */
export function answerLostDatabase(
  request: IncomingMessage,
  response: ServerResponse,
  running: RunningRequest,
): void {
  const writeHead = response.writeHead.bind(response)
  const write = response.write.bind(response)
  const end = response.end.bind(response)
  let isReplaced = false

  const replace = (status: number, send: SendHead) => {
    if (isReplaced || response.headersSent || !running.hasLostDatabase || status === 503) return isReplaced
    for (const name of response.getHeaderNames()) if (!KEPT.test(name)) response.removeHeader(name)
    const { type, body } = answerFor(request)
    send(503, {
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(LATER_SECONDS),
    })
    end(request.method === 'HEAD' ? undefined : body)
    isReplaced = true
    return true
  }
  // With what others have added to it since.
  const writeOwnHead: SendHead = (status, headers) => response.writeHead(status, headers)
  Object.assign(response, {
    writeHead: (...head: Parameters<typeof writeHead>) =>
      replace(head[0], (status, headers) => writeHead(status, headers)) ? response : writeHead(...head),
    write: (...chunk: Parameters<typeof write>) =>
      replace(response.statusCode, writeOwnHead) || write(...chunk),
    end: (...chunk: Parameters<typeof end>) =>
      replace(response.statusCode, writeOwnHead) ? response : end(...chunk),
  })
}

function answerFor({ url = '', headers }: IncomingMessage): { type: string; body: string } {
  const language = languageOf(headers)
  const message = busySentence({ i18n: { language } })
  if (url.startsWith('/api/'))
    return { type: 'application/json', body: JSON.stringify({ errors: [{ message }] }) }
  const direction = rtlLanguages.some((name) => name === language) ? 'rtl' : 'ltr'
  return {
    type: 'text/html; charset=utf-8',
    body: `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${LATER_SECONDS}"><title>503</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem}</style></head><body><p role="status">${message}</p></body></html>`,
  }
}

/** As Payload finds it. */
function languageOf({ cookie = '', 'accept-language': accepted }: IncomingMessage['headers']): string {
  const [, chosen] = /(?:^|; )payload-lng=([\w-]+)/.exec(cookie) ?? []
  const known = [chosen, accepted === undefined ? undefined : extractHeaderLanguage(accepted)]
  return known.find((name) => name !== undefined && Object.hasOwn(REFUSALS, name)) ?? 'en'
}
