import { FAQ_TOPICS, type FaqTopic } from '@carelane/main-api'
import type { Locale } from '@carelane/countries'
import type { Localized } from '../localized'
import type { FaqEntries, FaqEntry, FaqText } from './faq'
import { FAQ_TEXTS, type FaqTexts } from './texts'
import { FAQ_ENTRIES } from './topics'

export interface SeedFaq extends FaqEntry {
  slug: string
  topic: FaqTopic
  /** Its place within the topic; steps of ten leave room for others. */
  order: number
  texts: Localized<FaqText>
}

/** Every seeded question, in the order in which they are made: one names only those before it. */
export const SEED_FAQS: readonly SeedFaq[] = FAQ_TOPICS.flatMap((topic) => {
  const entries: FaqEntries = FAQ_ENTRIES[topic]
  return Object.entries(entries).map(([slug, entry], at) => ({
    ...entry,
    slug,
    topic,
    order: (at + 1) * 10,
    texts: textsOf(topic, slug),
  }))
})

function textsOf(topic: FaqTopic, slug: string): Localized<FaqText> {
  const texts = (Object.entries(FAQ_TEXTS) as [Locale, FaqTexts][]).map(([locale, language]) => {
    const ofTopic: Readonly<Record<string, FaqText>> = language[topic]
    return [locale, ofTopic[slug]]
  })
  return Object.fromEntries(texts) as Localized<FaqText>
}
