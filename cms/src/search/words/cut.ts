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

/** What the rules of Unicode never part, in the scripts that put spaces between words. */
const LETTER = String.raw`[\p{Nd}[\p{L}&&[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Bengali}]]]`

/**
 * What stands between two spaces: a plain word with no more than brackets, quotes and stops around it, or anything
 * else. No word reaches over a space, so each can be looked at by itself.
 */
const PIECE = new RegExp(
  String.raw`([\(\[\{"“„'‘«¿¡]*)((?:${LETTER}\p{M}*)+)[.,;:!?…\)\]\}"”'’»،؛؟।]*(?=[ \n]|$)|[^ \n]+`,
  'gv',
)

/**
 * The words of a text, one after the other, as they are asked for: to cut a whole long text takes milliseconds.
 * Texts and questions are cut alike, also those of scripts that put no space between words.
 */
export function* cut(text: string): Generator<Word> {
  for (const piece of text.matchAll(PIECE)) {
    const [whole, before = '', plain] = piece
    if (plain === undefined) yield* segmented(whole, piece.index)
    else yield* wordAt(plain, piece.index + before.length, false)
  }
}

/** Many times slower than to cut a plain word: it is kept for what needs it. */
function* segmented(piece: string, at: number): Generator<Word> {
  let lastEnd = -1
  for (const { segment, index, isWordLike } of segmenter.segment(piece)) {
    if (!isWordLike) continue
    const elided = elision(segment)
    yield* wordAt(segment.slice(elided), at + index + elided, index === lastEnd)
    lastEnd = index + segment.length
  }
}

function* wordAt(written: string, start: number, joined: boolean): Generator<Word> {
  const folded = fold(written).slice(0, LONGEST)
  if (folded !== '') yield { start, end: start + written.length, written, folded, joined }
}

/** How many units of a word are a French article or pronoun that has lost its vowel: l’écran, qu’un. */
function elision(word: string): number {
  return /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L}{2})/iu.exec(word)?.[0].length ?? 0
}
