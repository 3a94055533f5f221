import type { FaqTopic } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

/** The questions of a country, all or of one topic, in the editor's order; null for an unknown country. */
export const getFaqs = cache((lang: string, topic?: FaqTopic) =>
  callMainApi('faqList', { shortName: lang, topic }),
)
