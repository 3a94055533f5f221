import { isCountryCode, type CountryCode } from '@carelane/countries'
import { notFound, permanentRedirect } from 'next/navigation'
import { getCountryList } from '@/content/countries'
import { currentVisit } from '@/i18n/visit'
import { href, type PageName } from '@/links/href'

export interface ProtectionCountry {
  country: CountryCode
  name: string
  lang: string
}

/** The visitor's own country has only one address. */
export async function findProtectionCountry(
  page: PageName,
  segments: readonly string[] = [],
): Promise<ProtectionCountry> {
  const { lang, country: own, countryInfo, locale } = await currentVisit()
  const [named, ...more] = segments
  if (named === undefined) return { country: own, name: countryInfo.countryName, lang }
  if (!isCountryCode(named) || more.length > 0) notFound()
  if (named === own) permanentRedirect(href(lang, page))
  const list = await getCountryList(lang)
  const found = list?.countries.find(({ shortName }) => shortName === named) ?? notFound()
  const spoken = found.languages.find((each) => each.locale === locale) ?? found.languages[0]
  return { country: named, name: found.countryName, lang: spoken?.lang ?? named }
}
