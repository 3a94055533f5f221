import { z } from 'zod'
import { countryInfoNew, seoEntry } from './country'
import { lang } from './lang'
import { faq } from './faq'
import { landingPage } from './landing'
import { legalPage } from './legal'
import { article } from './news'
import { policy } from './policies'
import { quickLink, quickLinks } from './search'

/**
 * Where the site reads a draft, under `{CMS_URL}/api`: a POST whose body is signed like a publication. The token
 * in it says who may see which document; see `preview-token.ts`.
 */
export const DRAFT_PATH = '/internal/draft'

/** The first segment after `{lang}` of the site's page that shows drafts; its token is in the query. */
export const PREVIEW_SEGMENT = 'preview'

export const draftRequest = z.object({ token: z.string().max(2000), shortName: lang })

/** The pages on which a banner is previewed: `home` is of its first area, `warranty-check` of its second [9#4]. */
export const AD_PAGES = ['home', 'warranty-check'] as const

/** A draft as the Main API would answer it, were it published now. */
const draftContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), content: article }),
  z.object({ kind: z.literal('landing'), content: landingPage }),
  z.object({ kind: z.literal('faq'), content: faq }),
  z.object({ kind: z.literal('policy'), content: policy }),
  z.object({ kind: z.literal('legal'), content: legalPage }),
  /** `info` is what every page of the country has, with this banner as the first of its slot, on `page`. */
  z.object({ kind: z.literal('ad'), page: z.enum(AD_PAGES), info: countryInfoNew }),
  z.object({ kind: z.literal('menu'), info: countryInfoNew }),
  /** The list that the search offers, and which of it the draft is. */
  z.object({ kind: z.literal('quick-link'), links: quickLinks, own: quickLink }),
  z.object({ kind: z.literal('seo'), entry: seoEntry }),
  /** It cannot be shown as it is. */
  z.object({ kind: z.literal('notice'), why: z.enum(['incomplete', 'taken', 'replaced', 'hidden']) }),
])

export const draft = z.object({
  draft: draftContent,
  /** The sections that will show it, each with a name such as `Nigeria, English`. */
  editions: z.array(z.object({ lang, name: z.string() })),
})

export type DraftRequest = z.infer<typeof draftRequest>
export type Draft = z.infer<typeof draft>
