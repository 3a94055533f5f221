import type { Kept } from '../kept'
import { ageText } from '../age'
import { REMOVE_PATH } from '../../platform/what-is-kept-offline'
import { escapeHtml } from './html'
import type { OfflineWords } from './words'

/** `navigator.onLine` does not mean that we are reachable. */
export const TRY_AGAIN_SCRIPT =
  'function t(){document.hidden||fetch("/api/health/",{method:"HEAD",cache:"no-store"}).then(function(){location.reload()},function(){})}' +
  'addEventListener("online",t);document.addEventListener("visibilitychange",t);setInterval(t,1e4)'

const STYLE =
  ':root{color-scheme:light dark}body{margin:0 auto;max-inline-size:34rem;padding:2rem 1rem;background:#fff;color:#0f1f26;' +
  'font:1rem/1.7 system-ui,sans-serif;overflow-wrap:break-word}h1{font-size:1.75rem;line-height:1.4}h2{font-size:1.25rem}' +
  'a{display:inline-block;padding-block:.6rem;color:#0b6b66}ul{padding:0;list-style:none}li{margin-block:.5rem}' +
  'small,dd{display:block;margin:0;color:#4a5b63}' +
  '@media(prefers-color-scheme:dark){body{background:#0e181c;color:#e7f0ee}a{color:#5fd0c5}small,dd{color:#a9bbc2}}'

export interface Entry extends Kept {
  url: string
}

export function offlinePage(
  entries: readonly Entry[],
  isOnline: boolean,
  now: number,
  words: OfflineWords,
): string {
  const items = entries.map((entry) => {
    const age = escapeHtml(savedText(entry, now, words))
    return `<li><a href="${escapeHtml(entry.url)}"><bdi lang="${entry.lang}">${escapeHtml(entry.title)}</bdi></a><small>${age}</small></li>`
  })
  const list = items.length === 0 ? '' : `<h2>${escapeHtml(words.list)}</h2><ul>${items.join('')}</ul>`
  const body = `<p>${escapeHtml(words.text)}</p><p><a href="">${escapeHtml(words.tryAgain)}</a></p>${list}<script>${TRY_AGAIN_SCRIPT}</script>`
  return plainPage(isOnline ? words.slow : words.title, body, words)
}

/** @param body HTML */
export function plainPage(title: string, body: string, { locale, direction }: OfflineWords): string {
  return (
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
  )
}

export function removedPage(home: string, words: OfflineWords): string {
  return plainPage(
    words.removed,
    `<p><a href="${escapeHtml(home)}">${escapeHtml(words.goHome)}</a></p>`,
    words,
  )
}

export function bannerOf(kept: Kept, isOnline: boolean, now: number, words: OfflineWords): string {
  const { locale, direction, title, tryAgain, remove } = words
  const text = keptText(kept, isOnline, now, words)
  const form =
    kept.until === null
      ? ''
      : `<form method="post" action="${REMOVE_PATH}"><button style="${LINK};border:0;background:none;text-decoration:underline">${escapeHtml(remove)}</button></form>`
  return (
    `<aside lang="${locale}" dir="${direction}" aria-label="${escapeHtml(title)}" style="${BANNER}">` +
    `<p style="margin:0">${escapeHtml(text)}</p><a href="" style="${LINK}">${escapeHtml(tryAgain)}</a>${form}</aside>`
  )
}

export function keptText(kept: Kept, isOnline: boolean, now: number, words: OfflineWords): string {
  return `${isOnline ? words.slow : words.offline} ${savedText(kept, now, words)}`
}

const BANNER =
  'display:flex;flex-wrap:wrap;align-items:center;gap:0 1rem;padding:.5rem var(--gutter,1rem);' +
  'background:var(--wait-soft,#fff6e5);color:var(--ink,#0f1f26);border-block-end:1px solid var(--wait,#8a5a00)'
const LINK = 'padding:.6rem 0;color:var(--ink,#0f1f26);min-block-size:44px;box-sizing:border-box'

function savedText({ at }: Kept, now: number, { saved, ages }: OfflineWords): string {
  return saved.replace('{age}', ageText(at, now, ages))
}
