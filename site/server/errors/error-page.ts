import { createHash } from 'node:crypto'
import { directionOf, htmlLang, wordingOf, type CountryCode, type Locale } from '@carelane/countries'
import { getMessages, type Messages } from '@carelane/messages'
import type { HeaderList } from '../http/security-headers'
import type { EnteredField } from './entered-fields'

export type ErrorStatus = 400 | 403 | 404 | 405 | 411 | 413 | 416 | 429 | 500 | 502 | 503 | 504

export interface ErrorVisitor {
  readonly country: CountryCode
  readonly locale: Locale
  /** E.164 */
  readonly hotline: string | undefined
}

export interface ErrorWords {
  readonly title: string
  readonly text: string
  readonly link?: { readonly href: string; readonly label: string }
}

const STYLE =
  'body{margin:0 auto;max-inline-size:34rem;padding:3rem 1rem;background:#fff;color:#0f1f26;' +
  'font:1rem/1.7 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.3}' +
  'a,button{display:inline-block;padding-block:.6rem;margin-inline-end:1.5rem;color:#0b6b66}' +
  'button{padding-inline:1rem;border:1px solid;border-radius:.5rem;background:none;font:inherit}' +
  '@media(prefers-color-scheme:dark){body{background:#0e181c;color:#e7f0ee}a,button{color:#5fd0c5}}'

const policyWith = (formAction: "'none'" | "'self'") =>
  [
    `default-src 'none'`,
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    `base-uri 'none'`,
    `form-action ${formAction}`,
    `frame-ancestors 'none'`,
  ].join('; ')

const POLICY = policyWith("'none'")
const SENDING_POLICY = policyWith("'self'")

export function errorPage(
  status: ErrorStatus,
  visitor: ErrorVisitor,
  words?: ErrorWords,
  entered: readonly EnteredField[] | null = null,
): { headers: HeaderList; body: string } {
  const { errors, common } = getMessages(wordingOf(visitor.country, visitor.locale))
  const { title, text, link } = words ?? wordsFor(status, errors, entered !== null)
  const number = visitor.hotline
  const call = number
    ? `<a href="tel:${escapeHtml(number)}">${escapeHtml(common.callLabel)} <bdi>${escapeHtml(number)}</bdi></a>`
    : ''
  const again = entered
    ? sendAgain(entered, errors.sendAgain)
    : status === 404
      ? ''
      : `<a href="">${escapeHtml(errors.reload)}</a>`
  const on = link ? `<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>` : ''
  const body =
    `<!doctype html><html lang="${htmlLang(visitor.country, visitor.locale)}" dir="${directionOf(visitor.locale)}">` +
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>` +
    `<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>` +
    `<div>${again}${on}<a href="/">${escapeHtml(errors.goHome)}</a>${call}</div></main></body></html>`
  return {
    body,
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['cache-control', 'no-store'],
      ['content-security-policy', entered ? SENDING_POLICY : POLICY],
    ],
  }
}

/** To the page's own address, which has not changed. */
function sendAgain(entered: readonly EnteredField[], label: string): string {
  const fields = entered.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" enctype="multipart/form-data">${fields.join('')}<button>${escapeHtml(label)}</button></form>`
}

export function wordsFor(status: ErrorStatus, errors: Messages['errors'], isKept = false): ErrorWords {
  switch (status) {
    case 404:
      return { title: errors.notFound, text: errors.notFoundText }
    case 413:
      return { title: errors.tooLarge, text: errors.tooLargeText }
    case 429:
      return { title: errors.tooMany, text: errors.tooManyText }
    case 503:
      return { title: errors.unavailable, text: isKept ? errors.keptText : errors.unavailableText }
    default:
      return { title: errors.title, text: errors.text }
  }
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
