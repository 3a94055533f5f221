import type { Locale } from '@carelane/countries'

/** A value in English and in as many other languages as there are. */
export type Localized<Value = string> = { en: Value } & Partial<Record<Locale, Value>>

/** The same of each language, such as the title of each text. */
export function inEach<Value, Result>(
  texts: Localized<Value>,
  write: (value: Value) => Result,
): Localized<Result> {
  const written = Object.entries(texts).map(([locale, value]) => [locale, write(value)])
  return Object.fromEntries(written) as Localized<Result>
}
