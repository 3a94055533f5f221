import { toAsciiDigits } from '@carelane/after-sales/digits'

/** How much each of the things that a question says counts, by its hash. */
export type Features = ReadonlyMap<number, number>

/** Features as rows of a model; the length of the values as a vector is 1. */
export interface KnownFeatures {
  rows: Uint32Array
  values: Float32Array
}

const SHORTEST = 2
const LONGEST = 4

/** Whole words tell more than pieces of them. */
const WORD = 2
const PAIR = 1.2
const PIECE = 0.6

/** UTF-16 units: the end of an endless text tells nothing new. */
const MOST_READ = 400

type Kind = 'word' | 'pair' | 'piece'

export function featuresOf(text: string): Features {
  const counts = new Map<number, number>()
  eachFeature(text, (feature, weight, kind) => {
    const hash = hashOfFeature(feature, kind)
    counts.set(hash, (counts.get(hash) ?? 0) + weight)
  })
  return new Map(Array.from(counts, ([hash, count]) => [hash, Math.sqrt(count)]))
}

/** For people, by hash: words, and pieces of words with dots for what is left out. */
export function namesOfFeatures(text: string): ReadonlyMap<number, string> {
  const names = new Map<number, string>()
  eachFeature(text, (feature, _weight, kind) =>
    names.set(hashOfFeature(feature, kind), nameOf(feature, kind)),
  )
  return names
}

function nameOf(feature: string, kind: Kind): string {
  if (kind !== 'piece') return feature.slice(1).trim()
  const [before, after] = [feature.startsWith(' '), feature.endsWith(' ')].map((isWhole) =>
    isWhole ? '' : '…',
  )
  return `${before}${feature.trim()}${after}`
}

/**
 * Words, pairs of words, and pieces of two to four letters: pieces forgive slips and endings, and need no spaces
 * between words. Words count as written and without their marks, as many leave those out.
 */
function eachFeature(text: string, add: (feature: string, weight: number, kind: Kind) => void): void {
  let before = ''
  for (const word of wordsOf(text)) {
    const bare = withoutMarks(word)
    add(`w${word}`, WORD, 'word')
    add(`b${bare}`, bare === word ? WORD / 2 : WORD, 'word')
    add(`p${before} ${bare}`, PAIR, 'pair')
    before = bare
    for (const written of new Set([bare, word]))
      for (const piece of piecesOf(` ${written} `)) add(piece, PIECE, 'piece')
  }
}

/**
 * @param rowOf below 0 for what the model has not learned from
 * @param rarities by row
 */
export function knownFeatures(
  features: Features,
  rowOf: (hash: number) => number,
  rarities: Float32Array,
): KnownFeatures {
  const rows: number[] = []
  const values: number[] = []
  for (const [hash, weight] of features) {
    const row = rowOf(hash)
    if (row < 0) continue
    rows.push(row)
    values.push(weight * (rarities[row] ?? 0))
  }
  const length = Math.hypot(...values) || 1
  return { rows: Uint32Array.from(rows), values: Float32Array.from(values, (value) => value / length) }
}

/** Of whole words, as written without marks. */
export function wordHashesOf(text: string): Uint32Array {
  return Uint32Array.from(wordsOf(text), (word) => hashOfFeature(`b${withoutMarks(word)}`, 'word'))
}

/** Long numbers by their kind alone, since each has its own digits. */
export function wordsOf(text: string): string[] {
  return toAsciiDigits(text.slice(0, MOST_READ))
    .toLowerCase()
    .normalize('NFC')
    .replace(/wo[a-z]{2}\d{8,12}/g, ' ordernumber ')
    .replace(/(?<=\d)[ -](?=\d)/g, '')
    .replace(/\d{14,16}/g, ' imei ')
    .replace(/\+?\d{8,13}/g, ' phonenumber ')
    .replace(/\d{4,}/g, ' number ')
    .replace(/[\u0640\u064b-\u065f\u200b-\u200f\u2060-\u2069'’ʻʼ]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[أإآ]/g, 'ا')
    .split(/[^\p{L}\p{M}\p{N}#*]+/u)
    .filter((word) => word !== '')
}

function* piecesOf(word: string): Generator<string> {
  const letters = [...word]
  for (let from = 0; from < letters.length; from += 1) {
    let piece = letters[from] ?? ''
    for (let to = from + 1; to < letters.length && to < from + LONGEST; to += 1) {
      piece += letters[to] ?? ''
      if (to - from + 1 >= SHORTEST) yield piece
    }
  }
}

/** Not for scripts whose marks are vowels. */
function withoutMarks(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd')
    .replaceAll('ı', 'i')
    .normalize('NFC')
}

/** Set in the hashes of whole words alone. */
const WORD_BIT = 1

export const isWordHash = (hash: number) => (hash & WORD_BIT) !== 0

function hashOfFeature(feature: string, kind: Kind): number {
  const hash = hashOf(kind === 'piece' ? `.${feature}` : feature)
  return (kind === 'word' ? hash | WORD_BIT : hash & ~WORD_BIT) >>> 0
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
