import { audienceFields, withAudience, type Audience } from '../audience'
import type { Seedling } from '../seed-once'
import type { SeedQuickLink } from './quick-links'

interface Surroundings {
  /** Ids of the countries that show it; null shows it in all. */
  countries: Audience
  articleId: (slug: string) => number | undefined
}

/** Undefined where the article that it leads to is not there any more. */
export function quickLinkSeedling(
  { name, target, label, keywords, order }: SeedQuickLink,
  { countries, articleId }: Surroundings,
): Seedling | undefined {
  const url = 'page' in target ? target.page : articleId(target.article)?.toString()
  if (url === undefined) return undefined
  return {
    key: `quick-link:${name}`,
    collection: 'quick-links',
    existing: { and: [{ url: { equals: url } }, withAudience(countries)] },
    content: async () => ({
      name: label,
      url,
      keywords,
      order,
      ...audienceFields(countries),
      _status: 'published',
    }),
  }
}
