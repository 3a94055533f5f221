import { fold } from './fold'

export interface Word {
  start: number
  end: number
  written: string
  folded: string
  joined: boolean
}

const LONGEST = 60

const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** Never separated by Unicode's rules, in scripts with spaces. */
const LETTER = String.raw`[\p{Nd}[\p{L}&&[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Bengali}]]]`

/** A plain word with punctuation around it, or anything else between spaces. */
const PIECE = new RegExp(
  String.raw`([\(\[\{"“„'‘«¿¡]*)((?:${LETTER}\p{M}*)+)[.,;:!?…\)\]\}"”'’»،؛؟।]*(?=[ \n]|$)|[^ \n]+`,
  'gv',
)

/** Lazy, as long texts take milliseconds. Texts and queries must be cut alike. */
export function* cut(text: string): Generator<Word> {
  for (const piece of text.matchAll(PIECE)) {
    const [whole, before = '', plain] = piece
    if (plain === undefined) yield* segmented(whole, piece.index)
    else yield* wordAt(plain, piece.index + before.length, false)
  }
}

/** Many times slower than matching a plain word. */
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

/** l’écran, qu’un */
function elision(word: string): number {
  return /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’](?=\p{L}{2})/iu.exec(word)?.[0].length ?? 0
}
