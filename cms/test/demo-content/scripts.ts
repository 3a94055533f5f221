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

/** Words that every language keeps as they are: names, and what stands on devices. */
const KEPT =
  /Care\+|\b(?:Aster|Kite|Solis|Carelane|Slate|Link|Hub TV|IMEI|SNID|SIM|USB|VPN|Wi-Fi|TV|cookies?|driver)\b/gi

/** Letters by which languages of the same script are told apart: those that only the other one has. */
const OF_THE_OTHER: Partial<Record<Locale, RegExp>> = { ru: /[іїєґ]/i, uk: /[ыэъё]/i }

/** For short texts: the first word of three letters or more that is not of the language's script, names aside. */
export function foreignWordIn(locale: Locale, text: string): string | undefined {
  const own = SCRIPTS[locale] ?? LATIN
  const words = text.replaceAll(KEPT, ' ').match(/\p{L}[\p{L}\p{M}’ʼ-]{2,}/gu) ?? []
  return words.find((word) => !own.test(word)) ?? OF_THE_OTHER[locale]?.exec(text)?.[0]
}
