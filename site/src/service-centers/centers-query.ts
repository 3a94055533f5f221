import { DEVICE_KINDS, type DeviceKind } from '@carelane/after-sales'
import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { PRODUCT_BRANDS, type ProductBrand } from '@/shell/brand'

/** `?country=ng&state=Lagos&city=Ikeja&brand=Aster&kind=tv&q=market&open=1&model=Aster+Nova+5&part=Screen&sort=slot&page=2` */
export interface CentersQuery {
  /** `global` for all. */
  country: CountryCode
  state: string | null
  city: string | null
  brand: ProductBrand | null
  kind: DeviceKind | null
  keyword: string | null
  isOpen: boolean
  part: NamedPart | null
  isBySlot: boolean
  page: number
}

/** As in the price list of parts. */
export interface NamedPart {
  model: string
  part: string
}

/** UTF-16 units */
export const LONGEST_TEXT = 100

export function readCentersQuery(query: Record<string, unknown>, section: CountryCode): CentersQuery {
  return {
    country: z.enum(COUNTRY_CODES).catch(section).parse(query.country),
    state: textOf(query.state),
    city: textOf(query.city),
    brand: z.enum(PRODUCT_BRANDS).nullable().catch(null).parse([query.brand].flat()[0]),
    kind: z.enum(DEVICE_KINDS).nullable().catch(null).parse([query.kind].flat()[0]),
    keyword: textOf(query.q),
    isOpen: [query.open].flat()[0] === '1',
    part: readPart(query),
    isBySlot: [query.sort].flat()[0] === 'slot',
    page: z.coerce.number().int().min(1).max(1000).catch(1).parse(query.page),
  }
}

export function readPart({ model, part }: Record<string, unknown>): NamedPart | null {
  const named = { model: textOf(model), part: textOf(part) }
  return named.model !== null && named.part !== null ? { model: named.model, part: named.part } : null
}

function textOf(value: unknown): string | null {
  const text = z.string().catch('').parse([value].flat()[0])
  const line = text
    .normalize('NFC')
    // Direction marks of copied text.
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
  return line || null
}
