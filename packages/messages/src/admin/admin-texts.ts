import type { Locale } from '@carelane/countries'
import { TABLES } from './tables.generated'

export type AdminLocale = keyof typeof TABLES

export type InterfaceText = keyof (typeof TABLES)['en']['interface']

/** The English text is the key. */
export type Label = keyof (typeof TABLES)['fr']['labels']

/** The English text is the key, with `{{…}}` placeholders. */
export type Refusal = keyof (typeof TABLES)['fr']['refusals']

type PayloadText = keyof (typeof TABLES)['en']['payload']

/** Where Payload's code differs. */
const PAYLOADS_NAMES: Partial<Record<Locale, string>> = { bn: 'bn-BD' }

type Translated = Exclude<AdminLocale, 'en'>

const TRANSLATED = Object.keys(TABLES).filter((locale) => locale !== 'en') as Translated[]

export const INTERFACE_TEXTS: Readonly<Record<string, Readonly<Record<InterfaceText, string>>>> =
  Object.fromEntries(
    (Object.keys(TABLES) as AdminLocale[]).map((locale) => [payloadsName(locale), TABLES[locale].interface]),
  )

export const LABELS: Readonly<Record<string, Readonly<Record<Label, string>>>> = Object.fromEntries(
  TRANSLATED.map((locale) => [payloadsName(locale), TABLES[locale].labels]),
)

export const REFUSALS: Readonly<Record<string, Readonly<Record<Refusal, string>>>> = Object.fromEntries(
  TRANSLATED.map((locale) => [payloadsName(locale), TABLES[locale].refusals]),
)

/** Texts of Payload's own screens that say it in an engineer's words, or wrongly. The key is Payload's. */
export const PAYLOAD_TEXTS: Readonly<Record<string, Readonly<Record<PayloadText, string>>>> =
  Object.fromEntries(
    (Object.keys(TABLES) as AdminLocale[]).map((locale) => [payloadsName(locale), TABLES[locale].payload]),
  )

export function isLabel(text: string): text is Label {
  return Object.hasOwn(TABLES.fr.labels, text)
}

function payloadsName(locale: Locale): string {
  return PAYLOADS_NAMES[locale] ?? locale
}
