import type { Locale } from '@carelane/countries'

/** A value in English and in as many other languages as there are. */
export type Localized<Value = string> = { en: Value } & Partial<Record<Locale, Value>>
