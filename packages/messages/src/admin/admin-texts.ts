import type { Locale } from '@carelane/countries'
import { TABLES } from './tables.generated'

/** A language of the site in which Payload has its admin. */
export type AdminLocale = keyof typeof TABLES

/** A text of our screens of the admin by its name; `{{…}}` is filled in. */
export type InterfaceText = keyof (typeof TABLES)['en']['interface']

/** A label or an explanation of a field, in English: its English is its key. */
export type Label = keyof (typeof TABLES)['fr']['labels']

/** A sentence that says why something is not done, in English: its English is its key; `{{…}}` is filled in. */
export type Refusal = keyof (typeof TABLES)['fr']['refusals']

/** What Payload calls our languages, where that is not what we call them. */
const PAYLOADS_NAMES: Partial<Record<Locale, string>> = { bn: 'bn-BD' }

type Translated = Exclude<AdminLocale, 'en'>

const TRANSLATED = Object.keys(TABLES).filter((locale) => locale !== 'en') as Translated[]

/** Our screens of the admin, by Payload's name of the language. */
export const INTERFACE_TEXTS: Readonly<Record<string, Readonly<Record<InterfaceText, string>>>> =
  Object.fromEntries(
    (Object.keys(TABLES) as AdminLocale[]).map((locale) => [payloadsName(locale), TABLES[locale].interface]),
  )

/** Labels by Payload's name of the language and by their English. */
export const LABELS: Readonly<Record<string, Readonly<Record<Label, string>>>> = Object.fromEntries(
  TRANSLATED.map((locale) => [payloadsName(locale), TABLES[locale].labels]),
)

/** Refusals by Payload's name of the language and by their English. */
export const REFUSALS: Readonly<Record<string, Readonly<Record<Refusal, string>>>> = Object.fromEntries(
  TRANSLATED.map((locale) => [payloadsName(locale), TABLES[locale].refusals]),
)

export function isLabel(text: string): text is Label {
  return Object.hasOwn(TABLES.fr.labels, text)
}

function payloadsName(locale: Locale): string {
  return PAYLOADS_NAMES[locale] ?? locale
}
