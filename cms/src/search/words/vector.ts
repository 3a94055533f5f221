import type { Locale } from '@carelane/countries'
import type { Word } from './cut'
import { stem } from './stem'

export interface Part {
  words: readonly Word[]
  weight: 'A' | 'B' | 'D'
}

// Keeps phrases from matching across parts.
const GAP = 20

// PostgreSQL counts no further.
const LAST_POSITION = 16_383

/** A word and its stem share a position: the stem finds other forms, the word beginnings. */
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

export function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

export function keyOf(words: readonly Word[]): string {
  return words.map(({ folded }) => folded).join(' ')
}

function lexemesOf({ folded }: Word, locale: Locale): Set<string> {
  return new Set([folded, stem(folded, locale)])
}
