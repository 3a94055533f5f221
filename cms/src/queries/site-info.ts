import type { SiteInfo } from '@carelane/main-api'
import { SITE_DEFAULTS } from '../fields/site-defaults'
import { type Database, rows } from '../database/query'
import type { Edition } from './edition'

/** With the country's own app [3#17]. */
export async function findSiteInfo(db: Database, { countryId }: Edition): Promise<SiteInfo> {
  const [found] = await rows<SiteInfo>(
    db,
    `SELECT s.copyright_year::int AS "copyrightYear",
       coalesce(nullif(c.app_url, ''), nullif(s.app_url, '')) AS "appUrl",
       json_build_object('countries', s.figures_countries, 'serviceCenters', s.figures_service_centers,
         'customers', s.figures_customers, 'fastRepairHours', s.figures_fast_repair_hours::int) AS figures
     FROM countries c LEFT JOIN site_settings s ON true WHERE c.id = $1 LIMIT 1`,
    [countryId],
  )
  return found?.copyrightYear ? found : { ...SITE_DEFAULTS, appUrl: found?.appUrl ?? null }
}
