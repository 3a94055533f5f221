import type { CentersAnswer } from '../../service-centers/center'
import { CENTERS_CALL, isCenters, KEPT_HEADER } from '../../platform/what-is-kept-offline'
import { titleOfAnswer } from './centers-list'
import { keptText } from './documents'
import { find, keepAnswer } from './store'
import { words } from './words'

/** Places sent by form are not kept. */
export function isCentersCall({ method, url, referrer }: Request): boolean {
  const { origin, pathname } = new URL(url)
  const isOurs = origin === location.origin && method === 'GET' && pathname === CENTERS_CALL
  return isOurs && pageOf(referrer) !== null
}

export async function answerCenters(event: FetchEvent): Promise<Response> {
  const page = pageOf(event.request.referrer) ?? ''
  try {
    const response = await fetch(event.request)
    if (response.status === 200) event.waitUntil(keepFound(page, response.clone()))
    return response
  } catch (error) {
    const found = await find(page)
    const isAnswer = found?.response.headers.get('content-type') === 'application/json'
    if (!found || !isAnswer) throw error
    const text = keptText(found.kept, navigator.onLine, Date.now(), words)
    const headers = { 'content-type': 'application/json', [KEPT_HEADER]: encodeURIComponent(text) }
    return new Response(found.response.body, { headers })
  }
}

async function keepFound(page: string, response: Response): Promise<void> {
  const json = await response.text()
  // The worker has the server's version, so the type holds.
  const title = titleOfAnswer(JSON.parse(json) as CentersAnswer, words)
  await keepAnswer(page, json, title, words.locale)
}

function pageOf(referrer: string): string | null {
  return URL.canParse(referrer) && isCenters(new URL(referrer).pathname) ? referrer.replace(/#.*/, '') : null
}
