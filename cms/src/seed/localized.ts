import type { Locale } from '@carelane/countries'

/** A value in English and in as many other languages as there are. */
export type Localized<Value = string> = { en: Value } & Partial<Record<Locale, Value>>

/** Where it is no comma and space. */
const COMMAS: Partial<Record<Locale, string>> = { ar: '، ', my: '၊ ' }

/** One behind the other, as the language separates them. */
export function withCommas(locale: Locale, parts: readonly string[]): string {
  return parts.join(COMMAS[locale] ?? ', ')
}

/** The same of each language, such as the title of each text. */
export function inEach<Value, Result>(
  texts: Localized<Value>,
  write: (value: Value) => Result,
): Localized<Result> {
  const written = Object.entries(texts).map(([locale, value]) => [locale, write(value)])
  return Object.fromEntries(written) as Localized<Result>
}
