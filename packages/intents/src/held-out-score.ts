import { likelyIntents } from './model'
import { type Phrase, trainIntents } from './train'

/** How a model of four fifths of the phrases understands the rest, which it has not seen. */
export interface HeldOutScore {
  /** Phrases that were held out. */
  asked: number
  /** Whose own intent was the likeliest. */
  first: number
  /** Whose own intent was among the three likeliest. */
  amongThree: number
  /** Of those asked, phrases of intents that are not refusals. */
  honest: number
  /** Of the honest ones, how many would have been refused. */
  refused: number
}

const FIFTHS = 5

interface Surroundings {
  isRefusal: (intent: string) => boolean
  /** Probability. */
  refusedFrom: number
  /** Lets others work in between. */
  pause: () => Promise<void>
}

/** The same phrases give the same score. Takes as long as learning them. */
export async function scoreHeldOut(
  phrases: readonly Phrase[],
  { isRefusal, refusedFrom, pause }: Surroundings,
): Promise<HeldOutScore> {
  const places = new Map<string, number>()
  const parts = { learned: [] as Phrase[], heldOut: [] as Phrase[] }
  for (const phrase of phrases) {
    const place = places.get(phrase.intent) ?? 0
    places.set(phrase.intent, place + 1)
    parts[place % FIFTHS === FIFTHS - 1 ? 'heldOut' : 'learned'].push(phrase)
  }
  const model = await trainIntents(parts.learned, pause)
  const score = { asked: 0, first: 0, amongThree: 0, honest: 0, refused: 0 }
  for (const { text, intent } of parts.heldOut) {
    const likely = likelyIntents(model, text, 3)
    const [likeliest] = likely
    score.asked += 1
    if (likeliest?.intent === intent) score.first += 1
    if (likely.some((each) => each.intent === intent)) score.amongThree += 1
    if (isRefusal(intent)) continue
    score.honest += 1
    if (likeliest && likeliest.probability >= refusedFrom && isRefusal(likeliest.intent)) score.refused += 1
  }
  return score
}
