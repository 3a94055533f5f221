import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { PRODUCT_BRANDS, type ProductBrand } from '@/shell/brand'

/** What is asked for, as an address holds it: `?country=ng&state=Lagos&city=Ikeja&brand=Aster&q=market&open=1&page=2`. */
export interface CentersQuery {
  /** `global` for all countries. */
  country: CountryCode
  state: string | null
  city: string | null
  /** A brand that they serve. */
  brand: ProductBrand | null
  keyword: string | null
  /** Only those that are open now. */
  isOpen: boolean
  page: number
}

/** In UTF-16 units, as the contract takes a keyword and a choice. */
export const LONGEST_TEXT = 100

/** Reads a query; what cannot be meant is left out, and a text that is too long is cut. */
export function readCentersQuery(query: Record<string, unknown>, section: CountryCode): CentersQuery {
  return {
    country: z.enum(COUNTRY_CODES).catch(section).parse(query.country),
    state: textOf(query.state),
    city: textOf(query.city),
    brand: z.enum(PRODUCT_BRANDS).nullable().catch(null).parse([query.brand].flat()[0]),
    keyword: textOf(query.q),
    isOpen: [query.open].flat()[0] === '1',
    page: z.coerce.number().int().min(1).max(1000).catch(1).parse(query.page),
  }
}

/** One line without control characters, cut between characters. */
function textOf(value: unknown): string | null {
  const text = z.string().catch('').parse([value].flat()[0])
  const line = text
    .normalize('NFC')
    // What a number was copied with from a text in another direction; signs that join letters stay.
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return line || null
}
