import { NEWS_CATEGORIES, TIPS_CATEGORIES } from '@carelane/main-api'
import { randomNumbers } from './random'
import { type SampleLocale, words } from './vocabulary'

export const SAMPLE_LOCALES = ['en', 'fr'] as const satisfies readonly SampleLocale[]

export const SAMPLE_PREFIX = 'sample-'

const DAY_MS = 24 * 60 * 60 * 1000
const LAST_DAY = Date.UTC(2026, 10, 1)

const KINDS = [
  ...TIPS_CATEGORIES.map((category) => ['tips', category] as const),
  ...NEWS_CATEGORIES.map((category) => ['news', category] as const),
]

export interface SampleText {
  title: string
  summary: string
  body: object
  text: string
}

export interface SampleArticle {
  slug: string
  type: 'news' | 'tips'
  category: string
  publishedAt: Date
  countries: number[]
  related: number[]
  cover: number
}

export function sampleArticle(
  n: number,
  of: { articles: number; pictures: number; countries: number },
): SampleArticle {
  const random = randomNumbers(n)
  const below = (limit: number) => Math.floor(random() * limit)
  const [type, category] = KINDS[n % KINDS.length] ?? ['news', 'company']
  const some = (most: number, limit: number) => [
    ...new Set(Array.from({ length: 1 + below(most) }, () => below(limit))),
  ]
  return {
    slug: `${SAMPLE_PREFIX}${n}`,
    type,
    category,
    publishedAt: new Date(LAST_DAY - below(3000) * DAY_MS - below(DAY_MS)),
    countries: below(10) < 3 ? some(5, of.countries) : [],
    related: below(10) === 0 ? some(4, of.articles).filter((other) => other !== n) : [],
    cover: below(of.pictures),
  }
}

export function sampleText(n: number, locale: SampleLocale): SampleText {
  const random = randomNumbers(n * 2 + (locale === 'fr' ? 1 : 0) + 1_000_000)
  const sentence = (count: number) => capital(words(locale, count, random).join(' '))
  const paragraphs = [sentence(35), sentence(35)]
  return {
    title: sentence(6),
    summary: `${sentence(14)}.`,
    body: {
      root: {
        type: 'root',
        version: 1,
        direction: 'ltr',
        format: '',
        indent: 0,
        children: paragraphs.map((text) => ({
          type: 'paragraph',
          version: 1,
          direction: 'ltr',
          format: '',
          indent: 0,
          textFormat: 0,
          textStyle: '',
          children: [{ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }],
        })),
      },
    },
    text: paragraphs.join(' '),
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
