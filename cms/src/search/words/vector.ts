import type { Locale } from '@carelane/countries'
import type { Word } from './cut'
import { stem } from './stem'

/** A part of a document, with the weight that PostgreSQL ranks its words by; A counts most. */
export interface Part {
  words: readonly Word[]
  weight: 'A' | 'B' | 'D'
}

/** No phrase reaches from one part into the next. */
const GAP = 20

/** What PostgreSQL can count; words beyond are found, only not as parts of a phrase. */
const LAST_POSITION = 16_383

/**
 * A tsvector in its written form. Each word stands in it as it is and as its stem, at the same place: the stem finds
 * its other forms, the word itself what somebody has only begun to type.
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

/** A lexeme in the written form of a tsvector or tsquery, where nothing in it can act as an operator. */
export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

/** Words as one string; equal for texts that differ only in what folding takes away. */
export function keyOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ')
}

function lexemesOf({ folded }: Word, locale: Locale): Set<string> {
  return new Set([folded, stem(folded, locale)])
}
