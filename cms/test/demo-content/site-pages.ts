import { NEWS_CATEGORIES, ROUTE_NAMES, TIPS_CATEGORIES, UNNAMED_ROUTES } from '@carelane/main-api'

const NEED_MORE: readonly string[] = ['home', 'detail', 'news-detail', 'tips-detail', 'policy']

export const SITE_PAGES: readonly string[] = [
  ...ROUTE_NAMES.filter((name) => !NEED_MORE.includes(name)),
  ...UNNAMED_ROUTES,
  'purchase-service/order-list',
  'warranty-check/broken-screen',
  ...NEWS_CATEGORIES.map((category) => `news?category=${category}`),
  ...TIPS_CATEGORIES.map((category) => `tips?category=${category}`),
]
