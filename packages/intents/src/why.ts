import { namesOfFeatures } from './features'
import { type IntentModel, knownIn, weightOf } from './model'

export interface AlikePhrase {
  phrase: string
  /** Above 0; 1 for the same words. */
  alike: number
}

export interface TellingPiece {
  piece: string
  /** Of all that spoke for the subject; 0 to 1. */
  share: number
}

/** Most alike first: the cosine of what the model knows of both. */
export function nearestPhrases(
  model: IntentModel,
  text: string,
  phrases: readonly string[],
  most: number,
): AlikePhrase[] {
  const asked = valuesByRow(model, text)
  return phrases
    .map((phrase) => {
      const { rows, values } = knownIn(model, phrase)
      return {
        phrase,
        alike: values.reduce((sum, value, at) => sum + value * (asked.get(rows[at] ?? -1) ?? 0), 0),
      }
    })
    .filter(({ alike }) => alike > 0)
    .toSorted((a, b) => b.alike - a.alike)
    .slice(0, most)
}

/** Those that speak for the intent, most first; a word stands for itself as written and without its marks. */
export function tellingPieces(
  model: IntentModel,
  text: string,
  intent: string,
  most: number,
): TellingPiece[] {
  const column = model.intents.indexOf(intent)
  if (column < 0) return []
  const names = namesOfFeatures(text)
  const spoke = new Map<string, number>()
  for (const [row, value] of valuesByRow(model, text)) {
    const weight = weightOf(model, row, column) * value
    const name = names.get(model.hashes[row] ?? 0)
    if (name !== undefined && weight > 0) spoke.set(name, (spoke.get(name) ?? 0) + weight)
  }
  const all = [...spoke.values()].reduce((sum, weight) => sum + weight, 0)
  return Array.from(spoke, ([piece, weight]) => ({ piece, share: weight / all }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most)
}

function valuesByRow(model: IntentModel, text: string): ReadonlyMap<number, number> {
  const { rows, values } = knownIn(model, text)
  return new Map(Array.from(rows, (row, at) => [row, values[at] ?? 0]))
}
