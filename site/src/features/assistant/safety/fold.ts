import type { Locale } from '@carelane/countries'
import type { Script } from './pattern'

/** What stands for an apostrophe on the keyboards of our visitors. */
const APOSTROPHES = /['’‘`´ʻʼ]/g

/** Languages in which an apostrophe ends a word; elsewhere it is a letter or is left out. */
const SPLITS_WORDS: ReadonlySet<Locale> = new Set<Locale>(['fr', 'es', 'pt', 'tr'])

const UNSPACED: ReadonlySet<Locale> = new Set<Locale>(['th', 'my'])

/** The articles and particles that Arabic writes as one with the word behind them. */
const IN_FRONT = '(?:[وفب]?(?:ال|لل|هال|بال|عال|ل)?)'

/** Elsewhere a letter more is another word: Turkish 'yanıyor' burns and 'yanmıyor' does not. */
const MENDED: ReadonlySet<Locale> = new Set<Locale>(['en', 'fr', 'es', 'pt', 'id', 'ru', 'uk'])

export function hasMendedSlips(locale: Locale): boolean {
  return MENDED.has(locale)
}

/** How the texts of a language are read. */
export function scriptOf(locale: Locale): Script {
  return {
    isSpaced: !UNSPACED.has(locale),
    ...(locale === 'ar' && { joinedInFront: IN_FRONT }),
    fold: (text) => fold(text, locale),
  }
}

/** A text without what people leave out or type differently. Vietnamese keeps its tones: they make other words. */
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
