import { mccAndLanguage, type CallResponse, type Failure, type SectionRequest } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { LRUCache } from 'lru-cache'
import { cache } from 'react'
import { afterSales } from '@/platform/after-sales'
import type { Locale } from '@carelane/countries'
import type { ManualQuery } from './manual-query'

type CountryAndLocale = Pick<SectionRequest, 'country' | 'locale'>

export interface FoundManuals {
  list: CallResponse<'manuals'>['list']
  total: number
  pages: number
}

const PAGE_SIZE = 12

/** Products come from the newest manuals: the service lists none. */
const LOOKED_AT = 200

const PATIENCE_MS = 2000

const PRODUCTS_LIFETIME_MS = 300_000
const products = new LRUCache<string, string[]>({ max: 200, ttl: PRODUCTS_LIFETIME_MS })

export async function findManuals(
  section: CountryAndLocale,
  { keyword, product, page }: ManualQuery,
): Promise<FoundManuals | Failure> {
  const answer = await afterSales().call(
    'manuals',
    {
      ...mccAndLanguage(section),
      keyword: toAsciiDigits(keyword) || undefined,
      product: product || undefined,
      page,
      pageSize: PAGE_SIZE,
    },
    keyword || product ? {} : { signal: AbortSignal.timeout(PATIENCE_MS) },
  )
  if (!answer.ok) return answer.failure
  const { list, total } = answer.data
  return { list, total, pages: Math.ceil(total / PAGE_SIZE) }
}

export async function findProducts(section: CountryAndLocale): Promise<string[]> {
  const key = `${section.country} ${section.locale}`
  const known = products.get(key)
  if (known) return known
  const answer = await afterSales().call(
    'manuals',
    { ...mccAndLanguage(section), pageSize: LOOKED_AT },
    { signal: AbortSignal.timeout(PATIENCE_MS) },
  )
  if (!answer.ok) return []
  const named = answer.data.list.flatMap(({ product }) => product ?? [])
  const found = [...new Set(named)].toSorted((one, other) => one.localeCompare(other, section.locale))
  products.set(key, found)
  return found
}

export const findManual = cache((id: string, language: Locale) =>
  afterSales().call('manual', { id, language }),
)
