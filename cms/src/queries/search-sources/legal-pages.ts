import { countriesOf, type Source, STANDING_BY_KEY } from './source'

export const legalPages: Source = {
  collection: 'legal-pages',
  query: `
    SELECT d.id, l._locale AS locale, 'more' AS kind, ${countriesOf('legal_pages')} AS countries,
      d.kind::text AS slot,
      ${STANDING_BY_KEY} AS standing, 'policy/' || d.kind || '/' AS url, d.updated_at AS "publishedAt", l.title,
      '' AS keywords, l.short_answer AS "shortAnswer", jsonb_build_array(l.body) AS texts
    FROM legal_pages d JOIN legal_pages_locales l ON l._parent_id = d.id
    WHERE d.id = ANY ($1) AND d._status = 'published' AND l.title <> '' AND l.body IS NOT NULL`,
}
