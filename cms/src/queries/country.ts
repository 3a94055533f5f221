import type { Locale } from '@carelane/countries'
import type { CountryData, CountryInfo } from '@carelane/main-api'
import { type Database, rows } from '../database/query'
import { toRichText } from '../rich-text/to-rich-text'
import type { Edition } from './edition'

type Shown = Omit<CountryInfo, 'shortName' | 'locale' | 'languages'> & Omit<CountryData, 'hotline'>

export async function findCountry(
  db: Database,
  { countryId, country, locale, languages }: Edition,
): Promise<{ countryInfo: CountryInfo; countryData: CountryData }> {
  const [row] = await rows<Shown & { hotline: unknown }>(db, COUNTRY, [countryId, locale satisfies Locale])
  if (!row) throw new Error(`Country ${country} went away while it was read.`)
  const { countryName, mcc, timeZone, currency, analyticsId, features, theme, hotline, ...contact } = row
  return {
    countryInfo: {
      shortName: country,
      countryName,
      mcc,
      locale,
      languages,
      timeZone,
      currency,
      analyticsId,
      features,
      theme,
    },
    countryData: { ...contact, hotline: toRichText(hotline, new Map()) },
  }
}

const COUNTRY = `
  SELECT coalesce(nullif(own.name, ''), english.name, '') AS "countryName",
    c.mcc, c.time_zone AS "timeZone", c.currency, nullif(c.analytics_id, '') AS "analyticsId",
    json_build_object(
      'repairAppointment', coalesce(c.features_repair_appointment, false),
      'cookieBanner', coalesce(c.features_cookie_banner, false),
      'grayscale', coalesce(c.features_grayscale, false),
      'refundPolicy', coalesce(c.features_refund_policy, false),
      'searchIcon', coalesce(c.features_search_icon, false)) AS features,
    nullif(c.theme, '') AS theme,
    coalesce(nullif(own.address, ''), nullif(english.address, ''), (SELECT company.company_address
      FROM site_settings_locales company WHERE company.company_address <> '' AND company._locale IN ($2, 'en')
      ORDER BY company._locale = $2 DESC LIMIT 1), '') AS address,
    ARRAY(SELECT name.name FROM countries_delivery_cities city
      CROSS JOIN LATERAL (SELECT l.name FROM countries_delivery_cities_locales l
        WHERE l._parent_id = city.id AND l._locale IN ($2, 'en') AND l.name <> ''
        ORDER BY l._locale = $2 DESC LIMIT 1) name
      WHERE city._parent_id = c.id ORDER BY city._order) AS "deliveryCities",
    coalesce(own.hotline, english.hotline) AS hotline,
    nullif(c.hotline_number, '') AS "hotlineNumber", nullif(c.email, '') AS email,
    nullif(c.facebook, '') AS facebook, nullif(c.twitter, '') AS twitter,
    nullif(c.instagram, '') AS instagram, nullif(c.whatsapp, '') AS whatsapp,
    nullif(c.youtube, '') AS youtube, nullif(c.tiktok, '') AS tiktok, nullif(c.telegram, '') AS telegram
  FROM countries c
  LEFT JOIN countries_locales own ON own._parent_id = c.id AND own._locale = $2
  LEFT JOIN countries_locales english ON english._parent_id = c.id AND english._locale = 'en'
  WHERE c.id = $1`
