import { featuresOf, type KnownFeatures, knownFeatures, wordHashesOf } from './features'
import { toProbabilities } from './probabilities'

export interface IntentModel {
  intents: string[]
  /** Ascending; the row of a feature is its place. */
  hashes: Uint32Array
  /** What few phrases have counts more. */
  rarities: Float32Array
  /** Of each row, its first place in `columns` and `weights`; one more for the end. */
  starts: Uint32Array
  /** Places in `intents`. */
  columns: Columns
  /** How much more a feature speaks for these intents than for all that its row leaves out. */
  weights: Int8Array
  /** What 1 in a row of `weights` stands for. */
  scales: Float32Array
  bias: Float32Array
}

export type Columns = Uint8Array | Uint16Array

/** As narrow as so many intents let it be. */
export function columnType(intents: number): Uint8ArrayConstructor | Uint16ArrayConstructor {
  return intents <= 2 ** 8 ? Uint8Array : Uint16Array
}

export interface LikelyIntent {
  intent: string
  /** 0 to 1; all of them together 1. */
  probability: number
}

/** Likeliest first. Empty if the model knows nothing of what the text says. */
export function likelyIntents(model: IntentModel, text: string, most: number): LikelyIntent[] {
  const { rows, values } = knownIn(model, text)
  if (rows.length === 0) return []
  const { starts, columns, weights } = model
  const scores = Float32Array.from(model.bias)
  for (const [index, row] of rows.entries()) {
    const scale = (model.scales[row] ?? 0) * (values[index] ?? 0)
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at += 1) {
      const column = columns[at] ?? 0
      scores[column] = (scores[column] ?? 0) + scale * (weights[at] ?? 0)
    }
  }
  toProbabilities(scores)
  return model.intents
    .map((intent, at) => ({ intent, probability: scores[at] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability)
    .slice(0, most)
}

/** Share of the words that the model has learned from: little of a text in another language. 0 to 1. */
export function knownShare({ hashes }: IntentModel, text: string): number {
  const words = wordHashesOf(text)
  if (words.length === 0) return 0
  return words.filter((hash) => rowOf(hashes, hash) >= 0).length / words.length
}

/** Above 0 for what speaks for the intent. */
export function weightOf(model: IntentModel, row: number, column: number): number {
  const at = model.columns.subarray(model.starts[row], model.starts[row + 1]).indexOf(column)
  return at < 0 ? 0 : (model.scales[row] ?? 0) * (model.weights[(model.starts[row] ?? 0) + at] ?? 0)
}

export function knownIn({ hashes, rarities }: IntentModel, text: string): KnownFeatures {
  return knownFeatures(featuresOf(text), (hash) => rowOf(hashes, hash), rarities)
}

function rowOf(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = hashes[middle] ?? 0
    if (found === hash) return middle
    if (found < hash) low = middle + 1
    else high = middle - 1
  }
  return -1
}
