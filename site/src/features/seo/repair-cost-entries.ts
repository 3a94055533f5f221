import type { SiteMap } from '@carelane/main-api'
import { LOCALES, parseLang, type CountryCode } from '@carelane/countries'
import { keepNoLonger } from '@/platform/render-context'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { repairModels } from '@/repair-costs/repair-models'
import type { SiteMapEntry } from './site-map-entries'

const FAILURE_KEPT_MS = 10_000

/**
 * Pages of what repairs cost, each with its like in the other languages of the country, of which the first is for all others:
 * models and prices are those of the country. None while the service does not list its models.
 */
export async function repairCostEntries(
  country: CountryCode,
  { audiences }: SiteMap,
): Promise<SiteMapEntry[]> {
  const sections = (audiences[0] ?? []).flatMap(({ shortName, hreflang }) => {
    const parsed = parseLang(shortName, () => LOCALES)
    return parsed.ok && parsed.country === country
      ? [{ lang: shortName, hreflang, locale: parsed.locale }]
      : []
  })
  const [first] = sections
  if (!first) return []
  const models = await repairModels({ country, locale: first.locale })
  if (!models.ok) {
    keepNoLonger(FAILURE_KEPT_MS)
    return []
  }
  const named = sections.filter(({ hreflang }) => hreflang !== 'x-default')
  const entry = (pathIn: (lang: string) => string): SiteMapEntry => ({
    updatedAt: undefined,
    alternates: [...named, { ...first, hreflang: 'x-default' }].map(({ lang, hreflang }) => ({
      lang,
      hreflang,
      path: pathIn(lang),
    })),
  })
  return models.data.flatMap(({ slug, faults }) => [
    entry((lang) => repairCostHref(lang, slug)),
    ...faults.map((fault) => entry((lang) => repairCostHref(lang, slug, fault))),
  ])
}
