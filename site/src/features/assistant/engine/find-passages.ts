import { sentencesOf } from '@carelane/countries/sentences'
import type { FinderOffer, LikelyIntent } from '@carelane/main-api'
import { askForPassages } from '@/content/assistant'
import type { Asked, Source } from './answer'
import { addressesAssistant } from './instructions'

export interface Passage {
  source: Source
  heading: string | null
  /** In reading order. A step is 'title: text'. */
  sentences: string[]
  isSteps: boolean
  telling: number[]
  /** Sentences of the whole source, in reading order; empty if an editor wrote none. */
  shortAnswer: string[]
  score: number
}

export interface FoundPassages {
  passages: Passage[]
  /** Likeliest first. */
  intents: LikelyIntent[]
  /** The tree that finds the fault which is likely meant. */
  finder: FinderOffer | null
}

/**
 * Best first. Drops sentences that instruct an assistant.
 * @throws ContentUnavailable
 */
export async function findPassages(asked: Asked, signal: AbortSignal): Promise<FoundPassages> {
  const { device, topic } = asked.carried
  const found = await askForPassages(
    asked.lang,
    { question: asked.text, device: device?.slice(0, 100) ?? '', topic: topic?.slice(0, 200) ?? '' },
    signal,
  )
  const sources = new Map<string, Source>()
  const passages = (found?.passages ?? []).flatMap(({ title, url, locale, sentences, telling, ...rest }) => {
    const kept = sentences.map((sentence) => !addressesAssistant(sentence))
    if (!kept.includes(true)) return []
    const source = sources.get(url) ?? { number: sources.size + 1, title, url, locale }
    sources.set(url, source)
    const places = kept.map((isKept, index) => (isKept ? kept.slice(0, index).filter(Boolean).length : -1))
    return {
      source,
      heading: rest.heading,
      sentences: sentences.filter((_, index) => kept[index]),
      isSteps: rest.isSteps,
      telling: telling.flatMap((index) => (kept[index] ? (places[index] ?? []) : [])),
      shortAnswer: sentencesOf(rest.shortAnswer ?? '', locale).filter((each) => !addressesAssistant(each)),
      score: rest.score,
    }
  })
  return { passages, intents: found?.intents ?? [], finder: found?.finder ?? null }
}
