import { NEWS_CATEGORIES, TIPS_CATEGORIES } from '@carelane/main-api'

/** The pages under `{lang}` that seeded texts, menus and advertisements may lead to. */
export const SITE_PAGES: readonly string[] = [
  'warranty-check',
  'choose-your-country-or-region',
  'news',
  'tips',
  ...NEWS_CATEGORIES.map((category) => `news?category=${category}`),
  ...TIPS_CATEGORIES.map((category) => `tips?category=${category}`),
]
