import type { Locale } from '@carelane/countries'
import { type Ad, documentTag, type Tag } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'
import { findPictures, pictureTags } from './pictures'

interface AdRow {
  id: number
  slot: Ad['slot']
  url: string | null
  title: string
  area: Ad['area']
  blockLink: string[]
  from: Date | null
  to: Date | null
  priority: number
  narrow: number
  wide: number | null
}

export async function findAds(db: Database, edition: Edition): Promise<{ ads: Ad[]; tags: Tag[] }> {
  const found = await liveOrSoon(db, edition.countryId, edition.locale)
  const ids = found.flatMap(({ narrow, wide }) => [narrow, wide])
  const pictures = await findPictures(db, ids, edition.locale)
  const ads = found.flatMap(({ narrow, wide, from, to, ...row }): Ad[] => {
    const picture = pictures.get(narrow)
    if (!picture) return []
    return [
      {
        ...row,
        picture: { narrow: picture, wide: (wide && pictures.get(wide)) || null },
        from: from?.toISOString() ?? null,
        to: to?.toISOString() ?? null,
      },
    ]
  })
  return { ads, tags: [...ads.map(({ id }) => documentTag('ads', id)), ...pictureTags(pictures)] }
}

function liveOrSoon(db: Database, countryId: number, locale: Locale): Promise<AdRow[]> {
  return rows<AdRow>(
    db,
    `SELECT a.id, a.slot, nullif(a.url, '') AS url, a."from", a."to", a.priority::int AS priority,
       a.picture_narrow_id AS narrow, a.picture_wide_id AS wide,
       coalesce((SELECT l.title FROM ads_locales l WHERE l._parent_id = a.id AND l.title <> ''
         ORDER BY l._locale = $2 DESC, l._locale = 'en' DESC LIMIT 1), '') AS title,
       ARRAY(SELECT s.value::text FROM ads_area s WHERE s.parent_id = a.id ORDER BY s."order") AS area,
       ARRAY(SELECT s.value::text FROM ads_block_link s WHERE s.parent_id = a.id ORDER BY s."order")
         AS "blockLink"
     FROM ads a
     WHERE a.deleted_at IS NULL AND a.active AND (a."to" IS NULL OR a."to" > now())
       AND (a."from" IS NULL OR a."from" <= now() + interval '1 hour')
       AND (a.all_countries OR EXISTS (SELECT FROM ads_rels r
         WHERE r.parent_id = a.id AND r.path = 'countries' AND r.countries_id = $1))
     ORDER BY a.priority DESC, a."from" DESC NULLS LAST, a.id DESC`,
    [countryId, locale],
  )
}
