import { audienceFields, withAudience, type Audience } from '../audience'
import type { Seedling } from '../seed-once'
import type { SeedSeo } from './seo'

/** `countries` are the ids of those whose own it is; null is for all. */
export function seoSeedling({ name, path, title, description }: SeedSeo, countries: Audience): Seedling {
  return {
    key: `seo:${name}`,
    collection: 'seo-entries',
    existing: { and: [{ path: { equals: path } }, withAudience(countries)] },
    content: async () => ({
      path,
      title,
      description,
      ...audienceFields(countries),
      _status: 'published',
    }),
  }
}
