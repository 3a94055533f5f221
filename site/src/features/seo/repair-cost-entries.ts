import type { CountryCode } from '@carelane/countries'
import type { SiteMap } from '@carelane/main-api'
import { keepNoLonger } from '@/platform/render-context'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { repairModels } from '@/repair-costs/repair-models'
import { sectionsOfCountry } from './country-entries'
import type { SiteMapEntry } from './site-map-entries'

const FAILURE_KEPT_MS = 10_000

/** Pages of what repairs cost: models and prices are those of the country. None while the service does not list its models. */
export async function repairCostEntries(country: CountryCode, siteMap: SiteMap): Promise<SiteMapEntry[]> {
  const sections = sectionsOfCountry(country, siteMap)
  if (!sections) return []
  const { first, entry } = sections
  const models = await repairModels({ country, locale: first.locale })
  if (!models.ok) {
    keepNoLonger(FAILURE_KEPT_MS)
    return []
  }
  return models.data.flatMap(({ slug, faults }) => [
    entry((lang) => repairCostHref(lang, slug)),
    ...faults.map((fault) => entry((lang) => repairCostHref(lang, slug, fault))),
  ])
}
