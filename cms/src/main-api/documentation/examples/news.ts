import type { ArticleSummary, RichText } from '@carelane/main-api'
import type { CallDocument } from '../call-document'
import { picture } from './picture'

export const news12: ArticleSummary = {
  id: 12,
  type: 'news',
  slug: 'a-workshop-opens',
  category: 'company',
  title: 'A workshop opens in Ikeja',
  summary: 'Screens and batteries are replaced while you wait.',
  cover: picture,
  publishedAt: '2026-03-01T08:00:00.000Z',
  locale: 'en',
}

const tip31: ArticleSummary = {
  ...news12,
  id: 31,
  type: 'tips',
  slug: 'make-your-battery-last',
  category: 'mobile-phones',
  title: 'Make your battery last',
  summary: 'Four habits that keep a battery young.',
}

export const body: RichText = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'What we repair' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'Phones and tablets. ' },
      { type: 'link', href: '/ng/service-center/', children: [{ type: 'text', text: 'Find the way' }] },
    ],
  },
]

export const latestNews: CallDocument<'latestNews'> = {
  group: 'News and tips',
  summary: 'Answers the latest news, and the latest tips of each category',
  description: 'For the home page of a section [7#18].',
  example: {
    request: { shortName: 'ng', size: 1 },
    result: { news: [news12], tips: [{ category: 'mobile-phones', articles: [tip31] }] },
  },
}

export const news: CallDocument<'news'> = {
  group: 'News and tips',
  summary: 'Answers a page of the news or of the tips, newest first',
  description:
    'Those that the country shows and that are whole in its language, else in English [7#18]. A country’s own version takes the place of the article for all.',
  example: {
    request: { shortName: 'ng', type: 'news', category: 'company', page: 1, size: 12 },
    result: { articles: [news12], page: 1, size: 12, total: 1 },
  },
}

export const newsInfo: CallDocument<'newsInfo'> = {
  group: 'News and tips',
  summary: 'Answers a page of the articles that have a tag, newest first',
  description:
    'Of both types where none is given, and about the brand and the kind of device that are named [7#13].',
  example: {
    request: { shortName: 'ng', brand: 'aster', product: 'mobile-phones' },
    result: { articles: [tip31], page: 1, size: 12, total: 1 },
  },
}

export const article: CallDocument<'article'> = {
  group: 'News and tips',
  summary: 'Answers one article with all of its text',
  description:
    'It is named by its number or its slug. Where no related articles were chosen, the newest ones stand in their place. Links to pages of no country lead to those of the section that asked.',
  example: {
    request: { shortName: 'ng', key: 'a-workshop-opens' },
    result: {
      ...news12,
      updatedAt: '2026-03-02T09:30:00.000Z',
      body,
      relatedNews: [],
      relatedTips: [tip31],
      seo: { title: null, description: null },
      countries: [],
    },
  },
}
