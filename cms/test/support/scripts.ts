import type { Locale } from '@carelane/countries'

/** How a language is written; a name such as IMEI or a code may stand in any text. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  bn: /\p{Script=Bengali}/u,
  my: /\p{Script=Myanmar}/u,
}

const LATIN = /\p{Script=Latin}/u

/** Letters that may be of another script in a whole text: names, codes, and what buttons of a computer say. */
const FOREIGN_SHARE = 0.3

/** Whether at least most letters of a text are of the language's script. */
export function isWrittenIn(locale: Locale, text: string): boolean {
  const own = SCRIPTS[locale] ?? LATIN
  const letters = [...text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')].filter((sign) => /\p{L}/u.test(sign))
  const foreign = letters.filter((letter) => !own.test(letter)).length
  return letters.length > 0 && foreign / letters.length <= FOREIGN_SHARE
}
