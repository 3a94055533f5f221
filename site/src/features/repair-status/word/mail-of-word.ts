import { directionOf, languageOf, regionTag, wordingOf } from '@carelane/countries'
import { translatorOf } from '@/i18n/translator'
import { originOf } from '@/links/site-origin'
import { showPath } from '../show-path'
import type { SubscriptionContent } from './subscription-content'
import { ONE_CLICK_STOP_PATH, wordPath } from './word-path'

export type WordKind = 'confirm' | 'news'

export interface Mail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

type Reader = Pick<SubscriptionContent, 'country' | 'locale' | 'lang' | 'hotline'>

/** Names no repair and nobody: whoever else reads it learns that there is news. */
export function mailOfWord(kind: WordKind, reader: Reader, token: string): Mail {
  const { country, locale, lang, hotline } = reader
  const origin = originOf(country)
  const t = translatorOf(regionTag(country, locale), 'word')
  const own = origin + wordPath(lang, token)
  const oneClick = `${origin}${ONE_CLICK_STOP_PATH}?${new URLSearchParams({ of: token })}`
  const action = kind === 'news' ? origin + showPath(lang) : own
  const parts: Part[] = [
    { text: t(`mail.${kind}.text`) },
    { text: t(`mail.${kind}.action`), url: action },
    ...(hotline === null ? [] : [{ text: t('mail.call', { number: `\u2066${hotline}\u2069` }) }]),
    { text: t(`mail.${kind}.why`), ...(kind === 'news' && { url: own, label: t('mail.news.stop') }) },
  ]
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': wordingOf(country, locale),
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    subject: t(`mail.${kind}.subject`),
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: asHtml(parts, languageOf(wordingOf(country, locale))),
    headers,
  }
}

/** For the worker of the site, which shows it. */
export function noticeOfWord({ country, locale, lang }: Reader, id: string) {
  const t = translatorOf(regionTag(country, locale), 'word')
  return {
    title: t('mail.news.subject'),
    body: t('mail.news.action'),
    lang: locale,
    dir: directionOf(locale),
    url: showPath(lang),
    // Replaces the one before, so that a repeated one is shown once.
    tag: id,
  }
}

/** One link to look and one to stop. */
export function messageOfWord({ country, locale, lang }: Reader, token: string): string {
  const origin = originOf(country)
  const t = translatorOf(regionTag(country, locale), 'word')
  const parts = [
    t('mail.news.subject'),
    `${t('mail.news.action')}:\n${origin}${showPath(lang)}`,
    `${t('mail.news.stop')}:\n${origin}${wordPath(lang, token)}`,
  ]
  return parts.join('\n')
}

interface Part {
  text: string
  url?: string
  /** Of the link, where the text is no link itself. */
  label?: string
}

function asText({ text, url, label }: Part): string {
  if (url === undefined) return text
  return label === undefined ? `${text}:\n${url}` : `${text}\n${label}:\n${url}`
}

function asHtml(parts: readonly Part[], locale: ReturnType<typeof languageOf>): string {
  const paragraphs = parts.map(({ text, url, label }) => {
    if (url === undefined) return `<p>${escaped(text)}</p>`
    const link = `<a href="${escaped(url)}">${escaped(label ?? text)}</a>`
    return label === undefined ? `<p>${link}</p>` : `<p>${escaped(text)} ${link}</p>`
  })
  const body = `<body style="font:16px/1.5 sans-serif">${paragraphs.join('')}</body>`
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8">${body}</html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
