import type { Locale } from '@carelane/countries'

const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  bn: /\p{Script=Bengali}/u,
  my: /\p{Script=Myanmar}/u,
}

const LATIN = /\p{Script=Latin}/u

/** Names, codes and labels of buttons may be in another script. */
const FOREIGN_SHARE = 0.3

export function isWrittenIn(locale: Locale, text: string): boolean {
  const own = SCRIPTS[locale] ?? LATIN
  const letters = [...text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '')].filter((sign) => /\p{L}/u.test(sign))
  const foreign = letters.filter((letter) => !own.test(letter)).length
  return letters.length > 0 && foreign / letters.length <= FOREIGN_SHARE
}

const KEPT =
  /Care\+|\b(?:Aster|Kite|Solis|Carelane|Slate|Link|Hub TV|IMEI|SNID|SIM|USB|VPN|Wi-Fi|TV|cookies?|driver)\b/gi

const OF_THE_OTHER: Partial<Record<Locale, RegExp>> = { ru: /[іїєґ]/i, uk: /[ыэъё]/i }

export function foreignWordIn(locale: Locale, text: string): string | undefined {
  const own = SCRIPTS[locale] ?? LATIN
  const words = text.replaceAll(KEPT, ' ').match(/\p{L}[\p{L}\p{M}’ʼ-]{2,}/gu) ?? []
  return words.find((word) => !own.test(word)) ?? OF_THE_OTHER[locale]?.exec(text)?.[0]
}
