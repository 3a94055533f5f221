import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { CentersAnswer } from '../../service-centers/center'
import { isPage, mayKeep } from '../../platform/what-is-kept-offline'
import { keepOpenStyles } from './answer-style'
import { centersList } from './centers-list'
import { bannerOf, offlinePage, plainPage, TRY_AGAIN_SCRIPT } from './documents'
import { withBanner } from './kept-copy'
import { entries, find, keepDocument, type Found } from './store'
import { words } from './words'

const PATIENCE_MS = 6000

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'`

export function isVisit({ mode, method, destination, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  const isOurs = origin === location.origin && mode === 'navigate' && destination === 'document'
  return isOurs && method === 'GET' && isPage(pathname)
}

/** From the network, else stored, else a list of what is. */
export async function answerVisit(event: FetchEvent): Promise<Response> {
  const url = withoutFragment(event.request.url)
  const network = fetchVisit(event)
  const kept = network.then((response) => keepVisit(url, response.clone()))
  event.waitUntil(ignoreFailure(kept, 'reported elsewhere'))
  const first = await Promise.race([ignoreFailure(network, 'probing'), patience()])
  if (first instanceof Response) return first
  const found = await find(url)
  if (found) return showKept(found)
  return first === 'over' ? network.catch(noPage) : noPage()
}

/** Without a request. */
export async function keepOpen(open: string): Promise<void> {
  const url = withoutFragment(open)
  const request = new Request(url, { cache: 'only-if-cached', mode: 'same-origin' })
  const response = await ignoreFailure(fetch(request), 'probing')
  if (response) await keepVisit(url, response)
}

/** @param html escaped */
export function asPage(html: string, status = 200, policy = POLICY): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers })
}

async function fetchVisit({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined
  return preloaded ?? fetch(request)
}

async function keepVisit(url: string, response: Response): Promise<void> {
  const { pathname } = new URL(url)
  if (response.status !== 200 || response.redirected || !mayKeep(pathname, response.headers)) return
  await keepOpenStyles(await keepDocument(url, response))
}

function patience(): Promise<'over'> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, 'over'))
}

async function showKept({ response, kept }: Found): Promise<Response> {
  const banner = bannerOf(kept, navigator.onLine, Date.now(), words)
  const body = await response.text()
  if (response.headers.get('content-type') !== 'application/json') {
    return asPage(withBanner(body, banner), 200, response.headers.get('content-security-policy') ?? POLICY)
  }
  const list = plainPage(kept.title, centersList(JSON.parse(body) as CentersAnswer), words)
  return asPage(withBanner(list, banner))
}

async function noPage(): Promise<Response> {
  const now = Date.now()
  const page = offlinePage(await entries(now), navigator.onLine, now, words)
  return asPage(page, 503, `${POLICY}; connect-src 'self'; script-src ${await sourceOf(TRY_AGAIN_SCRIPT)}`)
}

async function sourceOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script))
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`
}

function withoutFragment(url: string): string {
  return url.replace(/#.*/, '')
}
