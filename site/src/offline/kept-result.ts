import { OWN_COPIES } from '@/platform/own-copies'
import { asKept, readKept, STYLES, WISHED, type Kept } from './kept'
import { stylesOf } from './styles-of'

export const KEPT_DAYS = 14
export const DAY_MS = 86_400_000

const POLICY = `default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'`

/** Needs a server, or is private. */
const LIVE = 'form, button, input, script'

/** @throws DOMException if storage is blocked or full */
export function keepResult(path: string, result: Element, told: string): Promise<void> {
  return keepAlone(WISHED, path, result, { until: Date.now() + KEPT_DAYS * DAY_MS, told })
}

/**
 * Without forms, in place of what was kept before.
 * @throws DOMException if storage is blocked or full
 */
export function keepDevices(path: string, devices: Element): Promise<void> {
  return keepAlone(OWN_COPIES, path, devices, { until: null, told: null })
}

export async function removeDevices(): Promise<void> {
  if ('caches' in window) await caches.delete(OWN_COPIES)
}

export async function toldOfKept(path: string): Promise<string | null> {
  if (!('caches' in window) || !(await caches.has(WISHED))) return null
  const response = await (await caches.open(WISHED)).match(path)
  if (!response) return null
  const { until, told } = readKept(response)
  return until !== null && until > Date.now() ? told : null
}

export async function removeResult(): Promise<void> {
  if ('caches' in window) await caches.delete(WISHED)
}

async function keepAlone(
  name: string,
  path: string,
  result: Element,
  { until, told }: Pick<Kept, 'until' | 'told'>,
): Promise<void> {
  const styles = stylesOf(document)
  const html = pageOf(result, styles)
  const { title, documentElement } = document
  const { lang } = documentElement
  const kept = { at: Date.now(), title, lang, styles, size: html.length, until, told }
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  await caches.delete(name)
  const cache = await caches.open(name)
  await cache.put(path, asKept(html, kept, headers))
  const held = await caches.open(STYLES)
  await Promise.all(styles.map(async (style) => (await held.match(style)) ?? held.add(style)))
}

function pageOf(result: Element, styles: readonly string[]): string {
  const page = document.implementation.createHTMLDocument(document.title)
  const { lang, dir, className } = document.documentElement
  Object.assign(page.documentElement, { lang, dir, className })
  page.documentElement.dataset.light = ''
  page.documentElement.style.cssText = document.documentElement.style.cssText
  page.head.append(
    ...styles.map((href) => Object.assign(page.createElement('link'), { rel: 'stylesheet', href })),
    Object.assign(page.createElement('meta'), {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1',
    }),
  )
  const main = Object.assign(page.createElement('main'), { className: 'page' })
  const heading = Object.assign(page.createElement('h1'), {
    textContent: document.querySelector('h1')?.textContent ?? '',
  })
  const copy = page.importNode(result, true)
  for (const live of copy.querySelectorAll(LIVE)) live.remove()
  main.append(heading, copy)
  page.body.append(main)
  return `<!doctype html>${page.documentElement.outerHTML}`
}
