import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { brandSlug, product } from './product'
import { lang } from './lang'
import { picture } from './picture'
import { richText } from './rich-text'

/** Both share one id space. */
export const articleType = z.enum(['news', 'tips'])

/** [2.4#9] */
export const NEWS_CATEGORIES = ['company', 'industry'] as const

/** [2.4#3] */
export const TIPS_CATEGORIES = ['mobile-phones', 'tvs', 'computers', 'tablets', 'home-appliances'] as const

export const articleCategory = z.enum([...NEWS_CATEGORIES, ...TIPS_CATEGORIES])

export const articleSummary = z.object({
  id: z.number().int().positive(),
  type: articleType,
  slug: z.string(),
  category: articleCategory,
  title: z.string(),
  summary: z.string(),
  cover: picture,
  publishedAt: z.iso.datetime(),
  /** English if there is no translation. */
  locale: z.enum(LOCALES),
})

export const article = articleSummary.extend({
  updatedAt: z.iso.datetime(),
  body: richText,
  relatedNews: z.array(articleSummary).max(6),
  relatedTips: z.array(articleSummary).max(6),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  /** Empty means all. */
  countries: z.array(z.enum(COUNTRY_CODES)),
})

export const latestNewsRequest = z.object({
  shortName: lang,
  /** Of news, and of each category of tips. */
  size: z.coerce.number().int().min(1).max(12).default(6),
})

/** [7#18] */
export const latestNews = z.object({
  news: z.array(articleSummary),
  tips: z.array(z.object({ category: z.enum(TIPS_CATEGORIES), articles: z.array(articleSummary) })),
})

/** Lists go no further back; search does. */
export const LISTED_ARTICLES = 1000

const newsFields = z.object({
  shortName: lang,
  type: articleType,
  category: articleCategory.optional(),
  page: z.coerce.number().int().min(1).max(LISTED_ARTICLES).default(1),
  size: z.coerce.number().int().min(1).max(48).default(12),
})

const isListed = ({ page, size }: { page: number; size: number }) => (page - 1) * size < LISTED_ARTICLES
const NOT_LISTED = { path: ['page'], error: `Lists end with the newest ${LISTED_ARTICLES} articles.` }

export const newsRequest = newsFields.refine(isListed, NOT_LISTED)

/** [7#13] */
export const newsInfoRequest = newsFields
  .extend({ type: articleType.optional(), brand: brandSlug.max(60).optional(), product: product.optional() })
  .refine(isListed, NOT_LISTED)

/** [7#18] */
export const newsPage = z.object({
  articles: z.array(articleSummary),
  page: z.number().int(),
  size: z.number().int(),
  /** At most `LISTED_ARTICLES`. */
  total: z.number().int(),
})

export const articleRequest = z.object({
  shortName: lang,
  type: articleType.optional(),
  /** Id or slug. */
  key: z.string().min(1).max(200),
})

export type ArticleType = z.infer<typeof articleType>
export type ArticleCategory = z.infer<typeof articleCategory>
export type ArticleSummary = z.infer<typeof articleSummary>
export type Article = z.infer<typeof article>
export type LatestNews = z.infer<typeof latestNews>
export type NewsPage = z.infer<typeof newsPage>
