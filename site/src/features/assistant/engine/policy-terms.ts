import type { LikelyIntent } from '@carelane/main-api'
import { PRODUCT_BRANDS } from '@/shell/brand'
import type { Asked } from './answer'
import type { Passage } from './find-passages'
import { toReadable } from './match'
import { namesOneOf } from './other-brand'

/** A policy is about one brand, and its short answer begins with for how long things are covered. */
export function termOf({ shortAnswer: [first] }: Passage): string[] {
  return first !== undefined && /\p{Nd}/u.test(first) ? [first] : []
}

/**
 * Which policies say their term beside the main page: those of all brands where a policy is asked for and no brand is
 * named, or that of the brand whose page is not the main one.
 */
export function policiesAsked(
  { text }: Pick<Asked, 'text'>,
  main: Passage,
  others: readonly Passage[],
  [first]: readonly LikelyIntent[],
): ReadonlySet<string> {
  const policies = others.filter(isPolicy)
  if (isPolicy(main)) {
    const isMeant = first?.pages.some(({ url }) => isPolicyUrl(url)) === true
    const isOfAll = isMeant && !namesOneOf(PRODUCT_BRANDS, toReadable(text))
    return new Set(isOfAll ? policies.map(({ source }) => source.url) : [])
  }
  const asked = text.toLowerCase()
  const named = PRODUCT_BRANDS.filter((brand) => asked.includes(brand.toLowerCase()))
  return new Set(
    policies.flatMap(({ source: { title, url } }) =>
      named.some((brand) => title.includes(brand)) ? [url] : [],
    ),
  )
}

const isPolicy = ({ source }: Passage) => isPolicyUrl(source.url)
const isPolicyUrl = (url: string) => url.startsWith('service-policy/')
