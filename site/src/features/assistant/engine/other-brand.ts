import type { Locale } from '@carelane/countries'
import type { Asked } from './answer'
import { deviceOf } from './device-of'
import { hasAny, toReadable } from './match'
import { BESIDE_DEVICE, ORDINARY_NAMES, OTHER_BRANDS, OWN_BRANDS } from './words/brand-names'

/**
 * Whether a question is about a device of another brand. One that names a brand of ours as well is about ours: moving data
 * from an iPhone to an Aster.
 */
export function isAboutOtherBrand(
  { text, locale }: Pick<Asked, 'text' | 'locale'>,
  ownBrands: readonly string[],
): boolean {
  const readable = toReadable(text)
  const names = (brands: Partial<Record<Locale, string>>) =>
    (Object.entries(brands) as [Locale, string][]).some(([each, list]) =>
      hasAny(readable, list, each, 'lenient'),
    )
  if (names({ en: ownBrands.map((brand) => `${brand}*`).join(',') }) || names(OWN_BRANDS)) return false
  return names(OTHER_BRANDS) || namesByOrdinaryWord(readable.typed.trim().split(' '), locale)
}

const ordinary = new Set(ORDINARY_NAMES.split(', '))
const besideDevice = new Set(BESIDE_DEVICE.split(', '))

/** Honor 90, Vivo Y21; not poco 10 minutos. */
const MODEL = /^(?:\p{L}{1,2}\d{1,3}\p{L}?|\d{2,3}\p{L}?)$/u

function namesByOrdinaryWord(words: readonly string[], locale: Locale): boolean {
  return words.some((word, at) => {
    if (!ordinary.has(word)) return false
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    if (MODEL.test(after) && !(word === 'poco' && /^\d/.test(after))) return true
    return (
      besideDevice.has(word) && [before, after].some((each) => each !== '' && deviceOf(each, locale) !== null)
    )
  })
}
