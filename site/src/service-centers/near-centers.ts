import { DEVICE_KINDS, mccAndLanguage, type Failure } from '@carelane/after-sales'
import { COUNTRIES, COUNTRY_CODES, wordingOf, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import type { SiteSection } from '@/forms/site-section'
import type { NearCenters } from './center'
import { countryName } from '@/i18n/country-groups'
import { PRODUCT_BRANDS } from '@/shell/brand'
import { figuresOfCountry } from '@/service-figures/find-figures'
import { LONGEST_TEXT, readPart } from './centers-query'
import { findAvailability, slotOrder } from './find-availability'
import { filtersOf, PAGE_SIZE, writeFound } from './find-centers'

const degrees = z
  .string()
  .regex(/^-?\d{1,3}(?:\.\d{1,15})?$/)
  .transform(Number)

/** Never stored. */
export const nearQuestion = z.object({
  lang: z.string().max(20),
  /** `global` for all. */
  country: z.enum(COUNTRY_CODES),
  lat: degrees.pipe(z.number().min(-90).max(90)),
  lng: degrees.pipe(z.number().min(-180).max(180)),
  page: z.coerce.number().int().min(1).max(1000),
  brand: z.enum(PRODUCT_BRANDS).nullable().catch(null),
  open: z.literal('1').optional().catch(undefined),
  kind: z.enum(DEVICE_KINDS).nullable().catch(null),
  model: z.string().max(LONGEST_TEXT).optional().catch(undefined),
  part: z.string().max(LONGEST_TEXT).optional().catch(undefined),
  sort: z.literal('slot').optional().catch(undefined),
})

type NearQuestion = z.output<typeof nearQuestion>

/** Nearest first [7#24]–[7#27]. */
export async function findNearCenters(
  section: SiteSection,
  { country, lat, lng, page, brand, open, kind, sort, ...named }: NearQuestion,
): Promise<{ ok: true; data: NearCenters } | { ok: false; failure: Failure }> {
  const position = { lat: lat.toFixed(6), lng: lng.toFixed(6) }
  const at = Date.now()
  const part = readPart(named)
  const filters = {
    ...filtersOf({ brand, isOpen: open === '1', kind, part }, at),
    ...slotOrder({ isBySlot: sort === 'slot' }),
  }
  const asked = { ...mccAndLanguage({ country, locale: section.locale }), ...filters }
  const [answer, around, figures] = await Promise.all([
    afterSales().call('serviceCenters', { ...asked, ...position, page, pageSize: PAGE_SIZE }),
    page === 1 ? afterSales().call('countryByLocation', position) : null,
    figuresOfCountry({ country, locale: section.locale }),
  ])
  if (!answer.ok) return answer
  const ids = answer.data.list.map(({ id }) => id)
  const availability = await findAvailability({ country, locale: section.locale, ids, part })
  const here = around?.ok ? countryFrom(around.data) : null
  return {
    ok: true,
    data: {
      found: writeFound(answer.data, page, section, { at, figures, availability, isNear: true }),
      at,
      elsewhere: here !== null && here !== country && here !== section.country ? wayTo(here, section) : null,
    },
  }
}

function countryFrom({ countryShortName, mcc }: { countryShortName: string | null; mcc: string | null }) {
  const byName = COUNTRY_CODES.find((code) => code === countryShortName?.toLowerCase())
  const code = byName ?? COUNTRY_CODES.find((each) => mcc !== null && COUNTRIES[each].mcc === mcc)
  return code === 'global' ? null : (code ?? null)
}

function wayTo(here: CountryCode, { region, country, locale }: SiteSection): NearCenters['elsewhere'] {
  const t = translatorOf(region.tag, 'centers')
  const named = { country: countryName(here, wordingOf(country, locale)) }
  return {
    text: t('near.elsewhere', named),
    link: t('near.elsewhereLink', named),
    href: href(here, 'service-center'),
  }
}
