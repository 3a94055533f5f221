import { ARTICLE_PATHS } from '../articles/article-paths'
import { audienceFields, withAudience, type Audience } from '../audience'
import { inEach } from '../localized'
import { toLexical } from '../notation/lexical'
import type { Seedling } from '../seed-once'
import { LEGAL_EFFECTIVE_FROM, type SeedLegalPage } from './legal-pages'

/** `countries` are the ids of those that show it; null shows it in all. */
export function legalSeedling({ kind, texts }: SeedLegalPage, countries: Audience): Seedling {
  return {
    key: `legal:${kind}`,
    collection: 'legal-pages',
    existing: { and: [{ kind: { equals: kind } }, withAudience(countries)] },
    content: async () => ({
      title: inEach(texts, ({ title }) => title),
      body: inEach(texts, ({ body }) => toLexical(body, (slug) => ARTICLE_PATHS.get(slug))),
      kind,
      effectiveFrom: LEGAL_EFFECTIVE_FROM,
      ...audienceFields(countries),
      _status: 'published',
    }),
  }
}
