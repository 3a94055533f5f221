import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'

/** What is asked for, as an address holds it: `?country=ng&state=Lagos&city=Ikeja&q=market&page=2`. */
export interface CentersQuery {
  /** `global` for all countries. */
  country: CountryCode
  state: string | null
  city: string | null
  keyword: string | null
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
    keyword: textOf(query.q),
    page: z.coerce.number().int().min(1).max(1000).catch(1).parse(query.page),
  }
}

/** One line without control characters, cut between characters. */
function textOf(value: unknown): string | null {
  const text = z.string().catch('').parse([value].flat()[0])
  const line = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return line || null
}
