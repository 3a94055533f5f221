import { countriesOf, type Source, STANDING_BY_KEY } from './source'

export const landingPages: Source = {
  collection: 'landing-pages',
  query: `
    SELECT d.id, l._locale AS locale,
      CASE WHEN d.page IN ('home', 'about', 'contact') THEN 'more' ELSE 'service' END AS kind,
      ${countriesOf('landing_pages')} AS countries, d.page::text AS slot,
      ${STANDING_BY_KEY} AS standing,
      CASE d.page WHEN 'home' THEN '' ELSE d.page || '/' END AS url,
      d.updated_at AS "publishedAt", l.title, '' AS keywords,
      l.short_answer AS "shortAnswer",
      jsonb_build_array(l.description, d.sections) AS texts
    FROM landing_pages d JOIN landing_pages_locales l ON l._parent_id = d.id
    WHERE d.id = ANY ($1) AND d._status = 'published' AND l.title <> ''`,
}
