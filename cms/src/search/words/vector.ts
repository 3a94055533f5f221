import type { Locale } from '@carelane/countries'
import type { Word } from './cut'
import { stem } from './stem'

/** Weights as PostgreSQL ranks them; A counts most. */
export interface Part {
  words: readonly Word[]
  weight: 'A' | 'B' | 'D'
}

/** Keeps phrases from matching across parts. */
const GAP = 20

/** PostgreSQL's limit; words beyond are found, but not as parts of a phrase. */
const LAST_POSITION = 16_383

/**
 * A tsvector as text. Each word is in it as written and as its stem, at the same position: the stem finds other forms, the
 * word itself what somebody has only begun to type.
 */
export function vectorOf(parts: readonly Part[], locale: Locale): string {
  const places = new Map<string, string[]>()
  let position = 0
  for (const { words, weight } of parts) {
    for (const word of words) {
      position++
      for (const lexeme of lexemesOf(word, locale)) {
        const known = places.get(lexeme) ?? []
        places.set(lexeme, known)
        known.push(`${Math.min(position, LAST_POSITION)}${weight}`)
      }
    }
    position += GAP
  }
  return [...places].map(([lexeme, at]) => `${quote(lexeme)}:${at.slice(0, 200).join(',')}`).join(' ')
}

/** Quotes a lexeme for a tsvector or tsquery, so that nothing in it acts as an operator. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Equal for texts that differ only in what folding removes. */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ')
}

function lexemesOf({ folded }: Word, locale: Locale): Set<string> {
  return new Set([folded, stem(folded, locale)])
}
