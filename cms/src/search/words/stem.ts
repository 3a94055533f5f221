import { type Locale, LOCALES } from '@carelane/countries'
import { cut } from './cut'
import { ENDINGS } from './endings'
import { remember } from './remember'

/** Light, so that different meanings are not merged. */
export function stem(folded: string, locale: Locale): string {
  return STEMMERS[locale](folded)
}

/** Stems, then words, surrounded by spaces, so that whole words and prefixes can be found. */
export function stemsOf(text: string, locale: Locale): string {
  const words = Array.from(cut(text), ({ folded }) => folded)
  const [stems, whole] = [words.map((word) => stem(word, locale)).join(' '), words.join(' ')]
  return stems === whole ? ` ${stems} ` : ` ${stems} | ${whole} `
}

const STEMMERS = Object.fromEntries(
  LOCALES.map((locale) => [locale, remember((folded) => stemOf(folded, locale))]),
) as Record<Locale, (folded: string) => string>

function stemOf(folded: string, locale: Locale): string {
  if (/\d/.test(folded)) return folded
  if (locale === 'ar') return withoutArabicEnding(withoutArabicArticle(folded))
  const word = locale === 'id' ? withoutIndonesianPrefix(folded) : folded
  const { shortest, rounds } = ENDINGS.get(locale) ?? { shortest: 0, rounds: [] }
  const stemmed = rounds.reduce((left, endings) => {
    const found = endings.find(
      ([ending, instead]) =>
        left.endsWith(ending) && left.length - ending.length + instead.length >= shortest,
    )
    return found ? left.slice(0, left.length - found[0].length) + found[1] : left
  }, word)
  return locale === 'en' ? stemmed.replace(/([bdgmnprt])\1$/, '$1') : stemmed
}

/** After Larkey, Ballesteros and Connell, “Light Stemming for Arabic Information Retrieval” (light10). */
function withoutArabicArticle(word: string): string {
  const rest = /^(?:وال|بال|كال|فال|ولل|لل|ال)(.{2,})$/u.exec(word)?.[1]
  return rest ?? /^و(.{4,})$/u.exec(word)?.[1] ?? word
}

function withoutArabicEnding(word: string): string {
  const long = /^(.{3,})(?:تها|تهم|تك|ته|تي|ها|هم|ان|ات|ون|ين|يه)$/u.exec(word)?.[1] ?? word
  return /^(.{3,})[هي]$/u.exec(long)?.[1] ?? long
}

/** Restores a letter that a prefix swallows: memeriksa is periksa. */
const INDONESIAN_PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^mem(?=per.{3})/, ''],
  [/^[mp]em(?=[aiueo].{3})/, 'p'],
  [/^[mp]en(?=[aiueo].{3})/, 't'],
  [/^[mp]eny(?=.{3})/, 's'],
  [/^(?:[mp]eng|[mp]em|[mp]en|me|di|ber)(?=.{4})/, ''],
]

function withoutIndonesianPrefix(word: string): string {
  const found = INDONESIAN_PREFIXES.find(([prefix]) => prefix.test(word))
  return found ? word.replace(...found) : word
}
