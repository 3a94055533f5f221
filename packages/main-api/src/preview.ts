import { z } from 'zod'
import { lang } from './lang'
import { article } from './news'

/**
 * Where the site reads a draft, under `{CMS_URL}/api`: a POST whose body is signed like a publication. The token
 * in it says who may see which document; see `preview-token.ts`.
 */
export const DRAFT_PATH = '/internal/draft'

/** The first segment after `{lang}` of the site's page that shows drafts; its token is in the query. */
export const PREVIEW_SEGMENT = 'preview'

export const draftRequest = z.object({ token: z.string().max(2000), shortName: lang })

/** A draft as the Main API would answer it, were it published now. */
const draftContent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), content: article }),
  /** It cannot be shown as it is; `message` tells the editor why. */
  z.object({ kind: z.literal('notice'), message: z.string() }),
])

export const draft = z.object({
  draft: draftContent,
  /** The sections that will show it, each with a name such as `Nigeria, English`. */
  editions: z.array(z.object({ lang, name: z.string() })),
})

export type DraftRequest = z.infer<typeof draftRequest>
export type Draft = z.infer<typeof draft>
