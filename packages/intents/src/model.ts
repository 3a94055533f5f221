import { featuresOf, type KnownFeatures, knownFeatures, wordHashesOf } from './features'
import { toProbabilities } from './probabilities'

export interface IntentModel {
  intents: string[]
  /** Ascending; the row of a feature is its place. */
  hashes: Uint32Array
  /** What few phrases have counts more. */
  rarities: Float32Array
  /** A row for each hash, a column for each intent. */
  weights: Int8Array
  /** What 1 in a row of `weights` stands for. */
  scales: Float32Array
  bias: Float32Array
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
  const width = model.intents.length
  const scores = Float32Array.from(model.bias)
  for (const [index, row] of rows.entries()) {
    const scale = (model.scales[row] ?? 0) * (values[index] ?? 0)
    const from = row * width
    for (let at = 0; at < width; at += 1)
      scores[at] = (scores[at] ?? 0) + scale * (model.weights[from + at] ?? 0)
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
