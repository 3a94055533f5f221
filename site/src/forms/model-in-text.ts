import { toAsciiDigits } from '@carelane/after-sales/digits'
import { PRODUCT_BRANDS } from '@/shell/brand'

const NAMED = /\p{Lu}[\p{L}\d+]*(?:[ -](?:\p{Lu}[\p{L}\d+]*|\d[\p{L}\d+]*)){1,3}/gu

const BRAND = `(?:${PRODUCT_BRANDS.join('|')})`

/** ‘aster nova 5 pro’, as most people type it. */
const TYPED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${BRAND} )?[a-z]{3,}[ -]?\d{1,3}[a-z]?(?: (?:pro|plus|max|lite|ultra|mini))?(?![\p{L}\d])`,
  'iu',
)

/** With capital letters, as models are written. */
export function namedModelIn(text: string): string | null {
  const runs = toAsciiDigits(text).match(NAMED) ?? []
  return runs.find((run) => / \d|\p{L}\d/u.test(run) && !/\d{6}/.test(run)) ?? null
}

/** In small letters, which may be no model at all: ‘within 30 days’. */
export function looselyNamedModelIn(text: string): string | null {
  return TYPED.exec(toAsciiDigits(text))?.[0] ?? null
}
