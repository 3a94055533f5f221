import { countriesOf, type Source, STANDING_BY_NAME } from './source'

export const news: Source = {
  collection: 'news',
  query: `
    SELECT d.id, l._locale AS locale, d.type AS kind, ${countriesOf('news')} AS countries,
      coalesce(d.replaces_id, d.id)::text AS slot,
      ${STANDING_BY_NAME} AS standing, d.id::text AS url,
      coalesce(d.published_at, d.created_at) AS "publishedAt", l.title, '' AS keywords,
      l.short_answer AS "shortAnswer",
      jsonb_build_array(l.summary, l.body) AS texts
    FROM news d JOIN news_locales l ON l._parent_id = d.id
    WHERE d.id = ANY ($1) AND d._status = 'published' AND d.cover_id IS NOT NULL
      AND l.title <> '' AND l.summary <> '' AND l.body IS NOT NULL`,
}
