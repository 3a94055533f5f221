import type { Locale } from '@carelane/countries'
import type { Script } from './pattern'

const APOSTROPHES = /['’‘`´ʻʼ]/g

/** Elsewhere an apostrophe is a letter or dropped. */
const SPLITS_WORDS: ReadonlySet<Locale> = new Set<Locale>(['fr', 'es', 'pt', 'tr'])

const UNSPACED: ReadonlySet<Locale> = new Set<Locale>(['th', 'my'])

/** Arabic articles and particles before a word. */
const IN_FRONT = '(?:[وفب]?(?:ال|لل|هال|بال|عال|ل)?)'

/** Elsewhere one letter changes the meaning: Turkish 'yanıyor' burns, 'yanmıyor' does not. */
const TYPOS_CORRECTED: ReadonlySet<Locale> = new Set<Locale>(['en', 'fr', 'es', 'pt', 'id', 'ru', 'uk'])

export function hasTypoCorrection(locale: Locale): boolean {
  return TYPOS_CORRECTED.has(locale)
}

export function scriptOf(locale: Locale): Script {
  return {
    isSpaced: !UNSPACED.has(locale),
    ...(locale === 'ar' && { joinedInFront: IN_FRONT }),
    fold: (text) => fold(text, locale),
  }
}

function fold(text: string, locale: Locale): string {
  const lower = text
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .normalize(locale === 'vi' ? 'NFC' : 'NFKD')
  const bare = locale === 'vi' ? lower : lower.replace(/[\u0300-\u036f\u064b-\u065f\u0640]/g, '')
  const folded = bare
    .replace(/[\u200b-\u200f]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(APOSTROPHES, SPLITS_WORDS.has(locale) ? ' ' : '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
  return UNSPACED.has(locale) ? folded.replaceAll(' ', '') : ` ${folded} `
}
