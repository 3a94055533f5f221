import { COUNTRIES, type CountryCode, type Locale } from '@carelane/countries'
import { type Localized, withCommas } from '../localized'
import { paragraphsToLexical, type LexicalState } from '../notation/lexical'
import { CITIES } from './cities'
import { FOOTER_WORDS } from './footer-words'
import { namesOf } from './names'
import { siteExtrasOf } from './site-extras'

const NETWORKS = ['facebook', 'twitter', 'instagram', 'whatsapp', 'youtube', 'tiktok', 'telegram'] as const

/** What the cms keeps of a country: facts of the table [3#1], switches [9#12], and a made-up footer. */
export function countryDocument(code: CountryCode) {
  const { chineseName, source, mcc, languages, timeZone, currency } = COUNTRIES[code]
  const name = namesOf(code)
  const number = hotlineNumber(code)
  const { isSpecial, ...extras } = siteExtrasOf(code)
  const spoken: Locale[] = [...new Set<Locale>(['en', ...languages])]
  const inEach = <Value>(write: (locale: Locale) => Value) =>
    Object.fromEntries(spoken.map((locale) => [locale, write(locale)])) as Localized<Value>
  return {
    name,
    shortName: code,
    abbreviation: code.toUpperCase(),
    chineseName,
    source,
    address: inEach((locale) => addressIn(locale, code, name)),
    hotline: inEach((locale) => hotlineIn(locale, number)),
    hotlineNumber: number,
    email: `${code}@carelane.example`,
    ...Object.fromEntries(
      NETWORKS.map((network) => [network, `https://${network}.carelane.example/${code}`]),
    ),
    languages: [...languages],
    timeZone,
    currency,
    ...(mcc && { mcc }),
    ...extras,
    features: {
      repairAppointment: code === 'ph',
      cookieBanner: code === 'ru',
      grayscale: code === 'th',
      refundPolicy: code === 'pk',
      searchIcon: code !== 'ru',
      special: isSpecial,
    },
  }
}

/** Zeros alone after the dial code: no country has given out such a number. */
function hotlineNumber(code: CountryCode): string {
  return `${COUNTRIES[code].dialCode ?? '+800'}00000000`
}

function addressIn(locale: Locale, code: CountryCode, name: Localized): string {
  const { company, street } = FOOTER_WORDS[locale]
  if (code === 'global') return `${company}\n${street}`
  const [english, own = english] = CITIES[code]
  const place = [locale === 'en' ? english : own, name[locale] ?? name.en]
  return [company, street, withCommas(locale, place)].join('\n')
}

function hotlineIn(locale: Locale, number: string): LexicalState {
  const { hours, demonstration } = FOOTER_WORDS[locale]
  const shown = number.replace(/0{8}$/, ' 0000 0000')
  return paragraphsToLexical([
    [{ kind: 'link', target: { kind: 'address', href: `tel:${number}` }, text: shown }],
    [{ kind: 'text', text: hours }],
    [{ kind: 'text', text: demonstration }],
  ])
}
