import { mccAndLanguage, type Result } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { LRUCache } from 'lru-cache'
import { afterSales } from '@/platform/after-sales'
import type { CentersQuery } from './centers-query'
import { filtersOf } from './find-centers'

/** About ten metres. */
const DIGITS = 4

const known = new LRUCache<string, string>({ max: 70, ttl: 600_000 })

/**
 * JSON of `[id, latitude, longitude]`.
 * @param at epoch ms
 */
export async function findPoints(
  { country, state, city, keyword, ...query }: Omit<CentersQuery, 'page' | 'isBySlot'>,
  at: number,
): Promise<Result<string>> {
  const filters = {
    ...(state !== null && { state }),
    ...(city !== null && { city }),
    ...filtersOf(query, at),
    ...(keyword !== null && { keyword: toAsciiDigits(keyword) }),
  }
  const isAll = Object.keys(filters).length === 0
  const before = isAll ? known.get(country) : undefined
  if (before !== undefined) return { ok: true, data: before }
  const { mcc } = mccAndLanguage({ country, locale: 'en' })
  const answer = await afterSales().call('serviceCenterPoints', { mcc, ...filters })
  if (!answer.ok) return answer
  const points = answer.data.map(({ id, lat, lng }) => [id, rounded(lat), rounded(lng)])
  const text = JSON.stringify(points)
  if (isAll) known.set(country, text)
  return { ok: true, data: text }
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DIGITS))
}
