import { type Locale, LOCALES } from '@carelane/countries'
import { ASSISTANT_WORDS, BRAND_NAMES, type BesideWords, type Forms } from '@carelane/messages/assistant'
import type { Asked } from './answer'
import { GAP, languagesOf, type Place, type Readable, toReadable, typedPlacesOf, without } from './match'

/**
 * True for one of our devices beside another brand's: a phone that does not find a Sony TV.
 * @param brands places of other brands, in UTF-16 units of the typed text
 */
export function isBesideOurs(
  { text, locale }: Pick<Asked, 'text' | 'locale'>,
  brands: readonly Place[],
): boolean {
  const readable = toReadable(text)
  const languages = languagesOf(locale)
  const find = (list: keyof BesideWords) =>
    languages.flatMap((each) => typedPlacesOf(readable, ASSISTANT_WORDS[each].beside[list], each))
  const [joins, moves] = [find('joins').length > 0, find('moves').length > 0]
  if (moves && brands.length === 1 && find('data').length > 0) return true
  const companions = apart(find('companions'), find('aside'))
  const devices = devicesOf(readable, languages, [...brands, ...companions, ...find('aside')])
  const named = thingsOfBrands(readable, languages, brands, [...devices, ...companions])
  const hasCompanion = companions.some((each) => named.has(each))
  const [first] = brands
  const own = devices.filter(
    // Of things that are no phones, the first is the subject: a TV that does not find an iPhone.
    (each) => !named.has(each) && (each.isPhone || (first !== undefined && each.to <= first.from)),
  )
  if (own.length > 0) return joins || moves || hasCompanion
  return hasCompanion && find('uses').length > 0 && !devices.some((each) => named.has(each))
}

interface Device extends Place {
  isPhone: boolean
}

function devicesOf(readable: Readable, languages: readonly Locale[], others: readonly Place[]): Device[] {
  const phones = languages.flatMap((each) =>
    typedPlacesOf(readable, ASSISTANT_WORDS[each].beside.phone, each),
  )
  const rest = languages.flatMap((each) => typedPlacesOf(readable, DEVICES.get(each) ?? [], each))
  const all: Device[] = [
    ...phones.map((each) => ({ ...each, isPhone: true })),
    ...apart(rest, phones).map((each) => ({ ...each, isPhone: false })),
  ]
  return apart(all, others).filter(
    (each, at, devices) => !devices.slice(0, at).some((before) => overlap(before, each)),
  )
}

function thingsOfBrands<Thing extends Place>(
  readable: Readable,
  languages: readonly Locale[],
  brands: readonly Place[],
  things: readonly Thing[],
): Set<Place> {
  const named = new Set<Place>()
  for (const brand of brands) {
    const isSelfNamed = languages.some(
      (each) => typedPlacesOf(readableIn(readable, brand), BRAND_NAMES.namingADevice, each).length > 0,
    )
    const beside = things
      .filter(
        (thing) =>
          !named.has(thing) &&
          (!isSelfNamed || isPhone(thing)) &&
          isNothingBetween(readable, languages, brand, thing),
      )
      // In verb-final languages the phone comes first: telefonum Sony TV.
      .toSorted((one, other) => Number(isPhone(one)) - Number(isPhone(other)))[0]
    if (beside) named.add(beside)
  }
  return named
}

/** An iPhone is no laptop, even after 'laptop'. */
const isPhone = (thing: Place) => 'isPhone' in thing && thing.isPhone === true

const readableIn = ({ typed }: Readable, { from, to }: Place) => toReadable(typed.slice(from, to))

function isNothingBetween(
  { typed }: Readable,
  languages: readonly Locale[],
  one: Place,
  other: Place,
): boolean {
  const [from, to] = one.to <= other.from ? [one.to, other.from] : [other.to, one.from]
  const left = languages.reduce(
    (rest, each) => without(rest, ASSISTANT_WORDS[each].beside.between, each),
    toReadable(typed.slice(from, to)),
  )
  return left.typed
    .trim()
    .split(' ')
    .every((word) => word === '' || word === GAP || /^\p{L}{0,2}\d{1,4}\p{L}?$/u.test(word))
}

function apart<Each extends Place>(places: readonly Each[], others: readonly Place[]): Each[] {
  return places.filter((each) => !others.some((other) => overlap(each, other)))
}

const overlap = (one: Place, other: Place) => one.from < other.to && other.from < one.to

/** Short names take only the language's endings: 'ac' is not 'account'. */
const DEVICES = new Map<Locale, Forms>(
  LOCALES.map((locale) => [
    locale,
    ASSISTANT_WORDS[locale].devices.map((form) => (form.length > 3 ? `${form}*` : `${form}~`)),
  ]),
)
