import type { Locale } from '@carelane/countries'
import { BRAND_NAMES, type BrandNames, type Forms } from '@carelane/messages/assistant'
import type { Asked } from './answer'
import { isBesideOurs } from './beside-ours'
import { deviceOf } from './device-of'
import { hasAny, type Place, type Readable, toReadable, typedPlacesOf } from './match'

/** False if ours is named too, or theirs is only beside it. */
export function isAboutOtherBrand(
  asked: Pick<Asked, 'text' | 'locale'>,
  ownBrands: readonly string[],
): boolean {
  const readable = toReadable(asked.text)
  if (namesOneOf(ownBrands, readable)) return false
  const brands = [
    ...listsOf(BRAND_NAMES.others).flatMap(([each, list]) => typedPlacesOf(readable, list, each)),
    ...ordinaryNames(readable.typed, asked.locale),
  ].toSorted((one, other) => one.from - other.from)
  const apart = brands.filter(({ from }, at) => at === 0 || from >= (brands[at - 1]?.to ?? 0))
  return apart.length > 0 && !isBesideOurs(asked, apart)
}

/** In any script that people type. */
export function namesOneOf(ownBrands: readonly string[], readable: Readable): boolean {
  const own = {
    ...BRAND_NAMES.own,
    en: [...(BRAND_NAMES.own.en ?? []), ...ownBrands.map((brand) => `${brand}*`)],
  }
  return listsOf(own).some(([each, list]) => hasAny(readable, list, each, 'lenient'))
}

const listsOf = (brands: BrandNames['own']) => Object.entries(brands) as [Locale, Forms][]

const ordinary = new Set(BRAND_NAMES.alsoWords)
const besideDevice = new Set(BRAND_NAMES.besideDevice)

/** Honor 90, Vivo Y21; not poco 10 minutos. */
const MODEL = /^(?:\p{L}{1,2}\d{1,3}\p{L}?|\d{2,3}\p{L}?)$/u

function ordinaryNames(typed: string, locale: Locale): Place[] {
  const words = [...typed.matchAll(/[^ ]+/g)]
  return words.flatMap(({ 0: word, index }, at) => {
    if (!ordinary.has(word)) return []
    const [before, after] = [words[at - 1]?.[0] ?? '', words[at + 1]?.[0] ?? '']
    const isModel = MODEL.test(after) && !(word === 'poco' && /^\d/.test(after))
    const isOfDevice =
      besideDevice.has(word) && [before, after].some((each) => each !== '' && deviceOf(each, locale) !== null)
    return isModel || isOfDevice ? [{ from: index, to: index + word.length }] : []
  })
}
