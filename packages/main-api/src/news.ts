import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { brandSlug, product } from './product'
import { lang } from './lang'
import { picture } from './picture'
import { richText } from './rich-text'

/** News and tips share one numeric id space. */
export const articleType = z.enum(['news', 'tips'])

/** Tabs of the news page [2.4#9]; the tab Latest News shows both. */
export const NEWS_CATEGORIES = ['company', 'industry'] as const

/** Tips by category [2.4#3]. */
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
  /** The language the text is in: English where there is none in the visitor's. */
  locale: z.enum(LOCALES),
})

export const article = articleSummary.extend({
  updatedAt: z.iso.datetime(),
  body: richText,
  relatedNews: z.array(articleSummary).max(6),
  relatedTips: z.array(articleSummary).max(6),
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }),
  /** Countries that show it; empty means all. */
  countries: z.array(z.enum(COUNTRY_CODES)),
})

export const latestNewsRequest = z.object({
  shortName: lang,
  /** How many of each: news, and tips of each category. */
  size: z.coerce.number().int().min(1).max(12).default(6),
})

/** Answer of `/news/latest-news` [7#18]: what the country home shows. */
export const latestNews = z.object({
  news: z.array(articleSummary),
  tips: z.array(z.object({ category: z.enum(TIPS_CATEGORIES), articles: z.array(articleSummary) })),
})

/** How many articles a list reaches back: older ones are found by the search and by their address. */
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

/** Body of `POST /country/news-info` [7#13]: as `/news/news`, of both types where none is given, and by tag. */
export const newsInfoRequest = newsFields
  .extend({ type: articleType.optional(), brand: brandSlug.max(60).optional(), product: product.optional() })
  .refine(isListed, NOT_LISTED)

/** Answer of `/news/news` [7#18]: newest first. */
export const newsPage = z.object({
  articles: z.array(articleSummary),
  page: z.number().int(),
  size: z.number().int(),
  /** Of all that the list has, `LISTED_ARTICLES` at the most. */
  total: z.number().int(),
})

export const articleRequest = z.object({
  shortName: lang,
  /** Where given, an article of the other type is not found. */
  type: articleType.optional(),
  /** The numeric id or the slug. */
  key: z.string().min(1).max(200),
})

export type ArticleType = z.infer<typeof articleType>
export type ArticleCategory = z.infer<typeof articleCategory>
export type ArticleSummary = z.infer<typeof articleSummary>
export type Article = z.infer<typeof article>
export type LatestNews = z.infer<typeof latestNews>
export type NewsPage = z.infer<typeof newsPage>
