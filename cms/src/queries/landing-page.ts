import type { LandingPageName } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import type { Words } from './stored-section'
import type { Edition } from './edition'
import { visible } from './visible'

interface LandingPageRow {
  id: number
  titles: Words
  descriptions: Words
  sections: unknown
  updatedAt: Date
}

/** In all languages: the page is shown whole in one. */
export async function findLandingPage(
  db: Database,
  edition: Edition,
  page: LandingPageName,
): Promise<LandingPageRow | undefined> {
  const [found] = await rows<LandingPageRow>(
    db,
    `SELECT d.id, d.sections, d.updated_at AS "updatedAt", ${inAllLanguages('title')} AS titles,
       ${inAllLanguages('description')} AS descriptions
     FROM landing_pages d WHERE d.page = $3 AND ${visible('landing-pages', 'd')} LIMIT 1`,
    [edition.countryId, edition.locale, page],
  )
  return found
}

const inAllLanguages = (column: string) => `(SELECT jsonb_object_agg(words._locale, words.${column})
  FROM landing_pages_locales words WHERE words._parent_id = d.id)`
