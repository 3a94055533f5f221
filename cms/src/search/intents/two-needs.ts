import type { Locale } from '@carelane/countries'
import type { LikelyIntent } from '@carelane/intents'
import { partsOf } from './parts-of'

/** What the two parts of a question mean, each with how likely its own part means it. */
export type TwoNeeds = [LikelyIntent, LikelyIntent]

/** What asks less surely has to be clearer; a question by itself is clear from 0.45 on too. */
const CLEAR = { marked: 0.45, sentence: 0.6, half: 0.7 }

/** Pairs of parts that are each clear by themselves and mean something else, clearest first; none for most questions. */
export async function twoNeedsIn(
  question: string,
  locale: Locale,
  likeliestOf: (part: string) => Promise<LikelyIntent | undefined>,
): Promise<TwoNeeds[]> {
  const { sentences, areMarked, halves } = partsOf(question, locale)
  const pairs = [
    ...pairsOf(sentences).map((pair) => ({ pair, least: areMarked ? CLEAR.marked : CLEAR.sentence })),
    ...halves.map((pair) => ({ pair, least: CLEAR.half })),
  ]
  const read = new Map<string, LikelyIntent | undefined>()
  for (const part of new Set(pairs.flatMap(({ pair }) => pair))) read.set(part, await likeliestOf(part))
  return pairs
    .flatMap(({ pair: [one, other], least }): TwoNeeds[] => {
      const [first, second] = [read.get(one), read.get(other)]
      if (!first || !second || first.intent === second.intent) return []
      return Math.min(first.probability, second.probability) >= least ? [[first, second]] : []
    })
    .toSorted((a, b) => clarityOf(b) - clarityOf(a))
}

/** Others than the two are at most these. */
const MOST_OTHERS = 2

/** Both come first, before all that of which the whole question says more. */
export function withNeeds(likely: readonly LikelyIntent[], needs: TwoNeeds | undefined): LikelyIntent[] {
  if (!needs) return [...likely]
  const ofWhole = ({ intent }: LikelyIntent) =>
    likely.find((each) => each.intent === intent)?.probability ?? 0
  const others = likely.filter(({ intent }) => needs.every((need) => need.intent !== intent))
  return [...needs.toSorted((a, b) => ofWhole(b) - ofWhole(a)), ...others.slice(0, MOST_OTHERS)]
}

const clarityOf = (needs: TwoNeeds) => Math.min(...needs.map(({ probability }) => probability))

function pairsOf(sentences: readonly string[]): [string, string][] {
  return sentences.flatMap((one, at) =>
    sentences.slice(at + 1).map((other): [string, string] => [one, other]),
  )
}
