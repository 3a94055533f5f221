import { countriesOf, type Source, STANDING_BY_KEY } from './source'

export const quickLinks: Source = {
  collection: 'quick-links',
  query: `
    SELECT d.id, l._locale AS locale, 'service' AS kind, ${countriesOf('quick_links')} AS countries,
      d.url AS slot,
      ${STANDING_BY_KEY} AS standing, d.url, d.updated_at AS "publishedAt", l.name AS title,
      coalesce(l.keywords, '') AS keywords, NULL AS "shortAnswer", '[]'::jsonb AS texts
    FROM quick_links d JOIN quick_links_locales l ON l._parent_id = d.id
    WHERE d.id = ANY ($1) AND d._status = 'published' AND l.name <> '' AND d.url <> ''`,
}
