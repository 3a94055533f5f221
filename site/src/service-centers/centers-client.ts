import { CENTERS_CALL, KEPT_HEADER } from '@/platform/what-is-kept-offline'
import type { Center, CentersAnswer, NearCenters } from './center'
import { centersSearch, type Asked } from './centers-search'

const DEADLINE_MS = 20_000

/** Some hundred metres, for privacy. */
const PLACE_DIGITS = 3

export type Points = [id: string, lat: number, lng: number][]

export interface Shown {
  question: Asked
  /** Epoch ms */
  at: number
}

export class NoAnswer extends Error {
  constructor(readonly told: string | null = null) {
    super('no answer')
  }
}

export async function fetchCenters(lang: string, search: string): Promise<CentersAnswer> {
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  const response = await send(`${CENTERS_CALL}?${query}`)
  // 503 still has choices and reason.
  if (response.status !== 200 && response.status !== 503) throw new NoAnswer()
  const answer = await read<CentersAnswer>(response)
  const kept = response.headers.get(KEPT_HEADER)
  return kept === null ? answer : { ...answer, kept: decodeURIComponent(kept) }
}

export interface NearAsked {
  lang: string
  country: string
  lat: number
  lng: number
  page: number
  brand: string
  /** `1`: now. */
  open: string
  kind: string
  model: string
  part: string
  sort: string
}

/** POST: addresses end up in logs. */
export async function fetchNearCenters({ lat, lng, ...asked }: NearAsked): Promise<NearCenters> {
  const place = { lat: Number(lat.toFixed(PLACE_DIGITS)), lng: Number(lng.toFixed(PLACE_DIGITS)) }
  const response = await send(CENTERS_CALL, {
    method: 'POST',
    body: new URLSearchParams(
      Object.entries({ ...asked, ...place }).map(([name, value]) => [name, String(value)]),
    ),
  })
  if (response.ok) return read<NearCenters>(response)
  const { message } = await read<{ message?: string }>(response)
  throw new NoAnswer(response.status === 503 ? message : null)
}

export async function fetchCenter(
  lang: string,
  id: string,
  { model = '', part = '' }: Pick<Asked, 'model' | 'part'>,
): Promise<{ center: Center; at: number }> {
  const query = new URLSearchParams({ lang, id })
  if (model !== '' && part !== '') {
    query.set('model', model)
    query.set('part', part)
  }
  const response = await send(`/api/service-centers/center/?${query}`)
  if (!response.ok) throw new NoAnswer()
  return read<{ center: Center; at: number }>(response)
}

export async function fetchPoints(lang: string, { question, at }: Shown): Promise<Points> {
  const query = new URLSearchParams(centersSearch({ ...question, sort: '', page: '' }, ''))
  query.set('lang', lang)
  if (question.open === '1') query.set('at', String(at))
  const response = await send(`/api/service-centers/points/?${query}`)
  if (!response.ok) throw new NoAnswer()
  return read<Points>(response)
}

async function send(address: string, init?: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(DEADLINE_MS) })
  } catch {
    throw new NoAnswer()
  }
}

// Our own build, so the type holds.
async function read<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    throw new NoAnswer()
  }
}
