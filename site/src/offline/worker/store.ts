import {
  asKept,
  beyondBounds,
  LARGEST_PAGE,
  NAMES,
  PREFIX,
  readKept,
  STYLES,
  VISITED,
  WISHED,
  type Kept,
} from '../kept'
import { OWN_COPIES } from '../../platform/own-copies'
import { asKeptCopy, type KeptCopy } from './kept-copy'
import type { Entry } from './documents'

export interface Found {
  response: Response
  kept: Kept
}

/** What the visitor asked for first. */
export async function find(url: string): Promise<Found | null> {
  for (const name of [WISHED, OWN_COPIES, VISITED]) {
    const response = await (await caches.open(name)).match(url)
    const kept = response && readKept(response)
    if (kept && !isOver(kept, Date.now())) return { response, kept }
  }
  return null
}

export async function entries(now: number): Promise<Entry[]> {
  const found = await Promise.all([WISHED, OWN_COPIES, VISITED].map(entriesOf))
  return found
    .flat()
    .filter((entry) => !isOver(entry, now))
    .sort((one, other) => other.at - one.at)
}

export async function keepPage(url: string, copy: KeptCopy, policy: string | null): Promise<void> {
  const { html, title, lang, styles } = copy
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(policy !== null && { 'content-security-policy': policy }),
  }
  const size = html.length
  await keep(url, html, { at: Date.now(), title, lang, styles, size, until: null, told: null }, headers)
}

export async function keepDocument(url: string, response: Response): Promise<string[]> {
  const copy = asKeptCopy(await response.text())
  await keepPage(url, copy, response.headers.get('content-security-policy'))
  return copy.styles
}

export async function keepAnswer(url: string, json: string, title: string, lang: string): Promise<void> {
  const kept = { at: Date.now(), title, lang, styles: [], size: json.length, until: null, told: null }
  await keep(url, json, kept, { 'content-type': 'application/json' })
}

export async function removeWished(): Promise<void> {
  await caches.delete(WISHED)
}

export async function removeOld(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && !NAMES.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function keep(url: string, body: string, kept: Kept, headers: Record<string, string>): Promise<void> {
  if (kept.size > LARGEST_PAGE) return
  const cache = await caches.open(VISITED)
  await cache.put(url, asKept(body, kept, headers))
  await tidy()
}

async function tidy(): Promise<void> {
  const [visited = [], wished = [], devices = []] = await Promise.all(
    [VISITED, WISHED, OWN_COPIES].map(entriesOf),
  )
  const over = wished.filter((entry) => isOver(entry, Date.now()))
  const beyond = beyondBounds(visited)
  await Promise.all([drop(VISITED, beyond), drop(WISHED, over)])
  const left = [...visited, ...wished, ...devices].filter(
    (entry) => !beyond.includes(entry) && !over.includes(entry),
  )
  const needed = new Set(left.flatMap((entry) => entry.styles))
  const styles = await caches.open(STYLES)
  const held = await styles.keys()
  const unneeded = held.filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(unneeded.map((request) => styles.delete(request)))
}

function isOver({ until }: Kept, now: number): boolean {
  return until !== null && until <= now
}

async function drop(name: string, gone: readonly Entry[]): Promise<void> {
  const cache = await caches.open(name)
  await Promise.all(gone.map(({ url }) => cache.delete(url)))
}

async function entriesOf(name: string): Promise<Entry[]> {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  const found = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request)
      return response ? [{ url: request.url, ...readKept(response) }] : []
    }),
  )
  return found.flat()
}
