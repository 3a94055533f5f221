import { countriesOf, type Source, STANDING_BY_NAME } from './source'

export const faqs: Source = {
  collection: 'faqs',
  query: `
    SELECT d.id, l._locale AS locale, 'faq' AS kind, ${countriesOf('faqs')} AS countries,
      coalesce(d.replaces_id, d.id)::text AS slot,
      ${STANDING_BY_NAME} AS standing, 'faq/' || d.id || '/' AS url, d.updated_at AS "publishedAt",
      l.question AS title, '' AS keywords, l.short_answer AS "shortAnswer", jsonb_build_array(l.answer) AS texts
    FROM faqs d JOIN faqs_locales l ON l._parent_id = d.id
    WHERE d.id = ANY ($1) AND d._status = 'published' AND l.question <> '' AND l.answer IS NOT NULL`,
}
