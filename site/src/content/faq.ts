import type { FaqTopic } from '@carelane/main-api'
import { cache } from 'react'
import { callMainApi } from './main-api'

export const getFaqs = cache((lang: string, topic?: FaqTopic) =>
  callMainApi('faqList', { shortName: lang, topic }),
)
