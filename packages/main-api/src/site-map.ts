import { z } from 'zod'
import { hrefLangs } from './countries-list'
import { ROUTE_NAMES } from './route-names'

export const siteMapRequest = z.object({})

/** Editors' pages; articles are the newest `LISTED_ARTICLES`. The first audience is that of pages in every section. */
export const siteMap = z.object({
  audiences: z.array(hrefLangs).min(1),
  pages: z.array(
    z.object({
      name: z.enum(ROUTE_NAMES),
      /** Unless sections have their own. */
      key: z.string().optional(),
      updatedAt: z.iso.datetime(),
      /** Index into `audiences` [7#16]. */
      audience: z.number().int().min(0),
    }),
  ),
})

export type SiteMap = z.infer<typeof siteMap>
