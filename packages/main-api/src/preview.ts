import { z } from 'zod'
import { type CallName, CALLS } from './calls'
import { countryInfoNew, seoEntry } from './country'
import { lang } from './lang'
import { faq } from './faq'
import { faultFinder } from './fault-finders'
import { landingPage } from './landing'
import { legalPage } from './legal'
import { article } from './news'
import { policy } from './policies'
import { quickLink, quickLinks } from './search'

/** POST, signed like a publication. */
export const DRAFT_PATH = '/internal/draft'

export const PREVIEW_SEGMENT = 'preview'

/** POST, signed likewise. */
export const MOMENT_PATH = '/internal/moment'

export const draftRequest = z.object({ token: z.string().max(2000), shortName: lang })

/** What the call answers at the moment of the token. */
export const momentRequest = z.object({
  token: z.string().max(2000),
  call: z.enum(Object.keys(CALLS) as [CallName, ...CallName[]]),
  request: z.unknown(),
})

/** For each area of banners [9#4]. */
export const AD_PAGES = ['home', 'warranty-check'] as const

/** As the Main API would return it once published. */
const draftContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), content: article }),
  z.object({ kind: z.literal('landing'), content: landingPage }),
  z.object({ kind: z.literal('faq'), content: faq }),
  z.object({ kind: z.literal('policy'), content: policy }),
  z.object({ kind: z.literal('finder'), content: faultFinder }),
  z.object({ kind: z.literal('legal'), content: legalPage }),
  z.object({ kind: z.literal('ad'), page: z.enum(AD_PAGES), info: countryInfoNew }),
  z.object({ kind: z.literal('menu'), info: countryInfoNew }),
  /** `own` is the draft among `links`. */
  z.object({ kind: z.literal('quick-link'), links: quickLinks, own: quickLink }),
  z.object({ kind: z.literal('seo'), entry: seoEntry }),
  z.object({ kind: z.literal('notice'), why: z.enum(['incomplete', 'taken', 'replaced', 'hidden']) }),
])

export const draft = z.object({
  draft: draftContent,
  /** Names such as `Nigeria, English`. */
  editions: z.array(z.object({ lang, name: z.string() })),
})

export type DraftRequest = z.infer<typeof draftRequest>
export type Draft = z.infer<typeof draft>
