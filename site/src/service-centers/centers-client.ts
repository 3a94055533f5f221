import { CENTERS_CALL, KEPT_HEADER } from '@/platform/what-is-kept-offline'
import type { Center, CentersAnswer, NearCenters } from './center'
import { centersSearch, type Asked } from './centers-search'

const DEADLINE_MS = 20_000

/** How exactly a visitor's place is told, in digits behind the point: to some hundred metres. */
const PLACE_DIGITS = 3

/** Of all centres: id, latitude, longitude. */
export type Points = [id: string, lat: number, lng: number][]

/** What a list is of. */
export interface Shown {
  question: Asked
  /** When it was written, in ms since 1970. */
  at: number
}

/** No answer came, or none that a visitor could be told more of than that. */
export class NoAnswer extends Error {
  constructor(
    /** What our server says of it, in the visitor's words. */
    readonly told: string | null = null,
  ) {
    super('no answer')
  }
}

/** @param search the question as an address holds it, with its question mark or empty */
export async function fetchCenters(lang: string, search: string): Promise<CentersAnswer> {
  const query = new URLSearchParams(search)
  query.set('lang', lang)
  const response = await send(`${CENTERS_CALL}?${query}`)
  // An answer without centres still has the choices, and says why.
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
  /** Empty for all. */
  brand: string
  /** `1` for those that are open now. */
  open: string
}

/** The place is in the body: addresses are kept in logs. */
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

export async function fetchCenter(lang: string, id: string): Promise<{ center: Center; at: number }> {
  const response = await send(`/api/service-centers/center/?${new URLSearchParams({ lang, id })}`)
  if (!response.ok) throw new NoAnswer()
  return read<{ center: Center; at: number }>(response)
}

/** Of those that a list of the same question has, which was written at `at`. */
export async function fetchPoints(lang: string, { question, at }: Shown): Promise<Points> {
  const query = new URLSearchParams(centersSearch({ ...question, page: '' }, ''))
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

/** Of our own server, of the same version: the shape of its answer is its type. */
async function read<Answer>(response: Response): Promise<Answer> {
  try {
    return (await response.json()) as Answer
  } catch {
    throw new NoAnswer()
  }
}
