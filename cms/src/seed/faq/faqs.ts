import type { Locale } from '@carelane/countries'
import { FAQ_TOPICS, type FaqTopic } from '@carelane/main-api'
import { inEach, type Localized } from '../localized'
import type { FaqEntries, FaqEntry, FaqText, FaqTextsOf } from './faq'
import * as account from './account/topic'
import * as deviceCare from './device-care/topic'
import * as downloads from './downloads/topic'
import * as protection from './protection/topic'
import * as repair from './repair/topic'
import * as serviceCenters from './service-centers/topic'
import * as spareParts from './spare-parts/topic'
import * as warranty from './warranty/topic'

export interface SeedFaq extends FaqEntry {
  slug: string
  topic: FaqTopic
  /** Its place within the topic; steps of ten leave room for others. */
  order: number
  texts: Localized<FaqText>
}

const TOPICS: Record<FaqTopic, { topic: FaqEntries; texts: Record<Locale, FaqTextsOf<FaqEntries>> }> = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

/** Every seeded question, in the order in which they are made: one names only those before it. */
export const SEED_FAQS: readonly SeedFaq[] = FAQ_TOPICS.flatMap((name) => {
  const { topic, texts } = TOPICS[name]
  return Object.entries(topic).map(([slug, entry], at) => ({
    ...entry,
    slug,
    topic: name,
    order: (at + 1) * 10,
    // Each topic's own file holds its languages to these very slugs.
    texts: inEach(texts, (ofTopic) => ofTopic[slug] as FaqText),
  }))
})
