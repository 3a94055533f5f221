import { type Features, featuresOf, isWordHash, type KnownFeatures, knownFeatures } from './features'
import { columnType, type IntentModel } from './model'
import { toProbabilities } from './probabilities'

export interface Phrase {
  text: string
  intent: string
}

const ROUNDS = 7
const RATE = 4.8
const DECAY = 0.06

/** Phrases that make a piece common, whichever subjects they belong to. */
const COMMON = 4

/** Slower than the weights, or how often an intent has phrases would decide. */
const BIAS_RATE = 0.05

/** Most of the others are nearly nothing; leaving them out halves the time and changes no answer. */
const LEAST_ERROR = 0.001

/** Phrases between two pauses: a few milliseconds. */
const AT_ONCE = 10

/**
 * Multinomial logistic regression by stochastic gradient descent, always in the same order: the same phrases give the
 * same model. A second or two for 4,000 phrases.
 * @param pause lets others work in between
 */
export async function trainIntents(
  phrases: readonly Phrase[],
  pause: () => Promise<void> = () => Promise.resolve(),
): Promise<IntentModel> {
  const intents = [...new Set(phrases.map(({ intent }) => intent))].toSorted()
  const { hashes, rarities, examples } = await readExamples(phrases, intents, pause)
  const table = new Float32Array(hashes.length * intents.length)
  const bias = new Float32Array(intents.length)
  const random = seeded(1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round * DECAY)
    for (const [at, example] of shuffled(examples, random).entries()) {
      if (at % AT_ONCE === 0) await pause()
      step(table, bias, example, rate)
    }
  }
  return { intents, hashes, rarities, ...(await toRows(table, intents.length, pause)), bias }
}

async function readExamples(
  phrases: readonly Phrase[],
  intents: readonly string[],
  pause: () => Promise<void>,
): Promise<Pick<IntentModel, 'hashes' | 'rarities'> & { examples: Example[] }> {
  const read: Features[] = []
  for (const [at, { text }] of phrases.entries()) {
    if (at % AT_ONCE === 0) await pause()
    read.push(featuresOf(text))
  }
  const { hashes, rarities } = sharedFeatures(read, phrases)
  const rows = new Map(Array.from(hashes, (hash, row) => [hash, row]))
  const places = new Map(intents.map((intent, at) => [intent, at]))
  const examples = read.map((features, at): Example => {
    const known = knownFeatures(features, (hash) => rows.get(hash) ?? -1, rarities)
    return { ...known, intent: places.get(phrases[at]?.intent ?? '') ?? 0 }
  })
  return { hashes, rarities, examples }
}

interface Example extends KnownFeatures {
  intent: number
}

function step(
  table: Float32Array,
  bias: Float32Array,
  { rows, values, intent }: Example,
  rate: number,
): void {
  const width = bias.length
  const scores = Float32Array.from(bias)
  for (let at = 0; at < rows.length; at += 1) {
    const from = (rows[at] ?? 0) * width
    const value = values[at] ?? 0
    for (let each = 0; each < width; each += 1)
      scores[each] = (scores[each] ?? 0) + value * (table[from + each] ?? 0)
  }
  toProbabilities(scores)
  scores[intent] = (scores[intent] ?? 0) - 1
  const moved: number[] = []
  for (let each = 0; each < width; each += 1) {
    const error = scores[each] ?? 0
    bias[each] = (bias[each] ?? 0) - error * rate * BIAS_RATE
    if (Math.abs(error) > LEAST_ERROR) moved.push(each)
  }
  for (let at = 0; at < rows.length; at += 1) {
    const from = (rows[at] ?? 0) * width
    const value = (values[at] ?? 0) * rate
    for (const each of moved) table[from + each] = (table[from + each] ?? 0) - value * (scores[each] ?? 0)
  }
}

/**
 * Every word, and pieces that are common or that a subject has twice: others tell nothing of the next phrase, and are a
 * fifth of the memory.
 */
function sharedFeatures(
  all: readonly Features[],
  phrases: readonly Phrase[],
): Pick<IntentModel, 'hashes' | 'rarities'> {
  const counts = new Map<number, number>()
  const ofIntents = new Map<string, Set<number>>()
  const repeated = new Set<number>()
  for (const [at, features] of all.entries()) {
    const intent = phrases[at]?.intent ?? ''
    const seen = ofIntents.get(intent) ?? new Set()
    ofIntents.set(intent, seen)
    for (const hash of features.keys()) {
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
      if (seen.has(hash)) repeated.add(hash)
      seen.add(hash)
    }
  }
  const shared = [...counts]
    .filter(([hash, count]) => isWordHash(hash) || count >= COMMON || repeated.has(hash))
    .map(([hash]) => hash)
  const hashes = Uint32Array.from(shared).toSorted()
  const rarities = Float32Array.from(hashes, (hash) =>
    Math.sqrt(Math.log(1 + all.length / (counts.get(hash) ?? 1))),
  )
  return { hashes, rarities }
}

/**
 * What a row has in common moves no probability: most intents are pushed down alike by what they never say. So only
 * those are kept that stand out from the middle one, less what the others are on average: half of the memory.
 * A byte a weight, with one scale a row, gives the same answers as four.
 */
async function toRows(
  table: Float32Array,
  width: number,
  pause: () => Promise<void>,
): Promise<Pick<IntentModel, 'starts' | 'columns' | 'weights' | 'scales'>> {
  const scales = new Float32Array(table.length / width)
  const starts = new Uint32Array(scales.length + 1)
  const columns = new (columnType(width))(table.length)
  const weights = new Int8Array(table.length)
  let end = 0
  for (let row = 0; row < scales.length; row += 1) {
    if (row % ROWS_AT_ONCE === 0) await pause()
    const values = table.subarray(row * width, (row + 1) * width)
    const { kept, middle, most } = standingOut(values)
    const scale = most / LARGEST
    scales[row] = scale
    for (const column of kept) {
      columns[end] = column
      weights[end] = Math.round(((values[column] ?? 0) - middle) / scale)
      end += 1
    }
    starts[row + 1] = end
  }
  return { scales, starts, columns: columns.slice(0, end), weights: weights.slice(0, end) }
}

const LARGEST = 127

/** Of the largest of a row. */
const ALIKE = 1 / LARGEST

/** A few milliseconds. */
const ROWS_AT_ONCE = 500

/** `middle`: of those that do not stand out, the mean; `most`: how far from it one is at most. */
function standingOut(values: Float32Array): { kept: number[]; middle: number; most: number } {
  const sorted = values.toSorted()
  const median = sorted[(values.length - 1) >> 1] ?? 0
  const least = ALIKE * Math.max(Math.abs(sorted[0] ?? 0), Math.abs(sorted.at(-1) ?? 0))
  const kept: number[] = []
  let left = 0
  for (let column = 0; column < values.length; column += 1) {
    const value = values[column] ?? 0
    if (Math.abs(value - median) > least) kept.push(column)
    else left += value
  }
  const middle = left / (values.length - kept.length)
  const most = Math.max(Math.abs((sorted[0] ?? 0) - middle), Math.abs((sorted.at(-1) ?? 0) - middle))
  return { kept, middle, most }
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Fisher and Yates. */
function shuffled<Each>(all: readonly Each[], random: () => number): Each[] {
  const left = [...all]
  return all.flatMap(() => {
    const at = Math.floor(random() * left.length)
    const chosen = left[at]
    const last = left.pop()
    if (at < left.length && last !== undefined) left[at] = last
    return chosen === undefined ? [] : [chosen]
  })
}
