import { countriesOf, type Source, STANDING_BY_KEY } from './source'

/** In force; the indexer looks again when the next one takes over. */
export const policies: Source = {
  collection: 'policies',
  query: `
    SELECT d.id, l._locale AS locale, 'policy' AS kind, ${countriesOf('policies')} AS countries,
      b.slug || '/' || d.product AS slot,
      ${STANDING_BY_KEY} AS standing, 'service-policy/' || d.id || '/' AS url,
      d.updated_at AS "publishedAt", l.title, b.name AS keywords,
      l.short_answer AS "shortAnswer", jsonb_build_array(w.summary, w.body) AS texts
    FROM policies d JOIN policies_locales l ON l._parent_id = d.id JOIN brands b ON b.id = d.brand_id
    CROSS JOIN LATERAL (SELECT wl.summary, wl.body FROM policies_versions v
      JOIN policies_versions_locales wl ON wl._parent_id = v.id AND wl._locale = l._locale
      WHERE v._parent_id = d.id AND v.effective_from <= now() AND wl.body IS NOT NULL
      ORDER BY v.effective_from DESC LIMIT 1) w
    WHERE d.id = ANY ($1) AND d._status = 'published' AND l.title <> ''`,
}

export const NEW_WORDINGS = `SELECT DISTINCT _parent_id AS policy FROM policies_versions
  WHERE effective_from BETWEEN now() - interval '3 days' AND now()`
