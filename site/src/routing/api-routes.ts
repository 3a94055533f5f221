export interface ApiRoute {
  readonly methods: readonly ('GET' | 'POST' | 'DELETE')[]
  /** By the cms or the payment provider; others are for visitors. */
  readonly isSigned?: true
  /** Past so many requests of a visitor, 429 whatever they ask; votes, photos and questions have limits of their own. */
  readonly isLimited?: true
  /** By browsers and shared caches; others are answered `no-store`, or without a lifetime. */
  readonly isCached?: true
  /** Reads a large body as it arrives. */
  readonly isStreamed?: true
}

/** All paths below `/api/`, whoever answers: Next (`app/api`), `SCRIPT_ROUTES` or `OWN_CALLS`; `*` is any one segment. */
export const API_ROUTES = {
  '/api/account/': { methods: ['GET'], isLimited: true },
  '/api/account/avatar/': { methods: ['GET'], isLimited: true },
  '/api/account/end-sessions/': { methods: ['POST'] },
  '/api/account/logout/': { methods: ['POST'] },
  '/api/app-code/': { methods: ['GET'], isCached: true },
  '/api/appointment-calendar/': { methods: ['GET'] },
  '/api/assistant/': { methods: ['POST'] },
  '/api/assistant/feedback/': { methods: ['POST'], isLimited: true },
  '/api/assistant/tool/': { methods: ['POST'], isLimited: true },
  '/api/country-names/': { methods: ['GET'], isCached: true },
  '/api/data-light/': { methods: ['POST'] },
  '/api/device-drawing/': { methods: ['GET'], isCached: true },
  '/api/driver-bundle/': { methods: ['GET'], isLimited: true },
  '/api/drivers/choices/': { methods: ['GET'], isLimited: true, isCached: true },
  '/api/faq/views/': { methods: ['POST'] },
  '/api/faq/votes/': { methods: ['POST'] },
  '/api/files/*/': { methods: ['GET'], isLimited: true },
  '/api/find-the-fault/': { methods: ['POST'] },
  '/api/health/': { methods: ['GET'] },
  '/api/internal/abuse/': { methods: ['POST'], isSigned: true },
  '/api/internal/abuse/change/': { methods: ['POST'], isSigned: true },
  '/api/internal/assistant-questions/': { methods: ['POST'], isSigned: true },
  '/api/internal/assistant-questions/done/': { methods: ['POST'], isSigned: true },
  '/api/internal/assistant-questions/try/': { methods: ['POST'], isSigned: true },
  '/api/internal/fake-reports/': { methods: ['POST'], isSigned: true },
  '/api/internal/fake-reports/done/': { methods: ['POST'], isSigned: true },
  '/api/internal/fault-finders/': { methods: ['POST'], isSigned: true },
  '/api/internal/page-cache/': { methods: ['GET'], isSigned: true },
  '/api/internal/submissions/': { methods: ['POST'], isSigned: true },
  '/api/internal/submissions/retry/': { methods: ['POST'], isSigned: true },
  '/api/my-devices/': { methods: ['GET'] },
  '/api/my-devices/calendar/': { methods: ['GET'] },
  '/api/news/': { methods: ['GET'] },
  '/api/offers/': { methods: ['GET'], isCached: true },
  '/api/orders/cancel/': { methods: ['POST'], isLimited: true },
  '/api/orders/open/': { methods: ['POST'] },
  '/api/payments/callback/': { methods: ['POST'], isSigned: true },
  '/api/photos/': { methods: ['GET', 'POST', 'DELETE'], isLimited: true },
  '/api/photos/parts/': { methods: ['GET', 'POST'], isStreamed: true },
  '/api/pick-up-calendar/': { methods: ['GET'] },
  '/api/policies/': { methods: ['GET'], isLimited: true },
  '/api/publications/': { methods: ['POST'], isSigned: true },
  '/api/rating/': { methods: ['POST'] },
  '/api/repair-events/': { methods: ['POST'], isSigned: true },
  '/api/repair-status/': { methods: ['POST'], isLimited: true },
  '/api/repair-cost/': { methods: ['GET'], isLimited: true, isCached: true },
  '/api/repair-word/stop/': { methods: ['POST'], isLimited: true },
  '/api/search/dialog/': { methods: ['GET'], isLimited: true },
  '/api/search/suggestions/': { methods: ['GET'], isLimited: true },
  '/api/service-centers/': { methods: ['GET', 'POST'], isLimited: true },
  '/api/service-centers/center/': { methods: ['GET'], isLimited: true },
  '/api/service-centers/points/': { methods: ['GET'], isLimited: true, isCached: true },
  '/api/spare-parts-price/': { methods: ['GET'], isLimited: true, isCached: true },
  '/api/survey/': { methods: ['GET'], isLimited: true },
  '/api/visitor-country/': { methods: ['GET'] },
  '/api/warranty-check/': { methods: ['POST'], isLimited: true },
  '/api/your-data/': { methods: ['GET'], isLimited: true },
  '/api/your-data/erase/': { methods: ['POST'], isLimited: true },
} as const satisfies Record<`/api/${string}`, ApiRoute>

export type ApiPath = keyof typeof API_ROUTES
