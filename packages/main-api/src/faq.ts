import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { product } from './product'
import { lang } from './lang'
import { articleSummary } from './news'
import { richText } from './rich-text'

/** In display order. */
export const FAQ_TOPICS = [
  'repair',
  'warranty',
  'spare-parts',
  'service-centers',
  'protection',
  'device-care',
  'downloads',
  'account',
] as const

export const faqTopic = z.enum(FAQ_TOPICS)

export const faq = z.object({
  id: z.number().int().positive(),
  topic: faqTopic,
  question: z.string(),
  answer: richText,
  products: z.array(product),
  related: z.array(z.number().int().positive()).max(6),
  relatedArticles: z.array(articleSummary).max(6),
  updatedAt: z.iso.datetime(),
  /** English if there is no translation. */
  locale: z.enum(LOCALES),
})

export const faqListRequest = z.object({ shortName: lang, topic: faqTopic.optional() })

export const faqList = z.object({ faqs: z.array(faq) })

export type FaqTopic = z.infer<typeof faqTopic>
export type Faq = z.infer<typeof faq>
