import { z } from 'zod'
import { hrefLangs } from './countries-list'
import { ROUTE_NAMES } from './route-names'

export const siteMapRequest = z.object({})

/**
 * Answer of `GET /country/site-map`: the pages that editors made, of all sections at once, articles being the
 * newest `LISTED_ARTICLES`. The first of `audiences` is that of pages which every section has.
 */
export const siteMap = z.object({
  audiences: z.array(hrefLangs).min(1),
  pages: z.array(
    z.object({
      name: z.enum(ROUTE_NAMES),
      /** Slug, id or kind in the address, where sections do not have their own. */
      key: z.string().optional(),
      updatedAt: z.iso.datetime(),
      /** Place of the list in `audiences`: what the call for hreflang [7#16] answers for the page. */
      audience: z.number().int().min(0),
    }),
  ),
})

export type SiteMap = z.infer<typeof siteMap>
