import { fold } from './fold'

/** A word of a text. */
export interface Word {
  /** UTF-16 units of the text it was cut from. */
  start: number
  end: number
  written: string
  folded: string
  /** Nothing stands between it and the word before: they are parts of what is written as one. */
  joined: boolean
}

/** Longer ones are no words of any language; what is cut off does not matter to whoever looks for them. */
const LONGEST = 60

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/**
 * The words of a text, one after the other, as they are asked for: to cut a whole long text takes milliseconds.
 * Texts and questions are cut alike, also those of scripts that put no space between words.
 */
export function* cut(text: string): Generator<Word> {
  let lastEnd = -1
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (!isWordLike) continue
    const end = index + segment.length
    const elided = elision(segment)
    const written = segment.slice(elided)
    const folded = fold(written).slice(0, LONGEST)
    if (folded !== '') {
      yield { start: index + elided, end, written, folded, joined: index === lastEnd }
    }
    lastEnd = end
  }
}

/** How many units of a word are a French article or pronoun that has lost its vowel: l’écran, qu’un. */
function elision(word: string): number {
  return /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L}{2})/iu.exec(word)?.[0].length ?? 0
}
