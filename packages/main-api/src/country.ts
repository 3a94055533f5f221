import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { picture } from './picture'
import { richText } from './rich-text'
import { siteInfo } from './settings'

const menuLink = z.object({
  name: z.string(),
  /** An absolute URL, a relative path such as `news`, or a numeric article id [2.2#24]–[2.2#26]. */
  url: z.string(),
  /** One of `ICON_NAMES`; a name that the site does not know shows no icon. */
  icon: z.string().nullable(),
})

/** A menu item with its second level [2.3#1]; an empty `url` only opens the second level. */
export const menuItem = menuLink.extend({ children: z.array(menuLink) })

export const seoEntry = z.object({ url: z.string(), seotitle: z.string(), metadesc: z.string() })

/**
 * An advertising banner [2.3#25]–[2.3#30]. `from` and `to` are ISO instants; the answer has those that are
 * live or will be within the hour, so that whoever shows them decides by the clock.
 */
export const ad = z.object({
  id: z.number().int(),
  slot: z.enum(['top', 'bottom']),
  picture: z.object({ narrow: picture, wide: picture.nullable() }),
  url: z.string().nullable(),
  title: z.string(),
  /** '1' is the country home, '2' the other pages [9#4]. */
  area: z.array(z.enum(['1', '2'])),
  /** Names out of `ROUTE_NAMES` on which it is hidden [2.3#26], [2.3#30]. */
  blockLink: z.array(z.string()),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  priority: z.number().int(),
})

export const countryInfo = z.object({
  shortName: z.enum(COUNTRY_CODES),
  /** In the language served. */
  countryName: z.string(),
  /** Three digits, for the after-sales API. */
  mcc: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  locale: z.enum(LOCALES),
  /** First is the country's own: its shortName alone means it. */
  languages: z.array(z.object({ locale: z.enum(LOCALES), lang })).min(1),
  timeZone: z.string(),
  currency: z.string().length(3),
  analyticsId: z.string().nullable(),
  features: z.object({
    repairAppointment: z.boolean(),
    cookieBanner: z.boolean(),
    grayscale: z.boolean(),
    refundPolicy: z.boolean(),
    searchIcon: z.boolean(),
  }),
})

/** What the footer shows of a country (§3 countryData). */
export const countryData = z.object({
  /** The country's own, or else the company's [2.3#18]. */
  address: z.string(),
  hotline: richText,
  /** The first hotline number as it is dialled, E.164. */
  hotlineNumber: z.string().nullable(),
  email: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  whatsapp: z.string().nullable(),
  youtube: z.string().nullable(),
  tiktok: z.string().nullable(),
  telegram: z.string().nullable(),
  /** Where a device is fetched and brought back, as ordered. */
  deliveryCities: z.array(z.string()),
})

/** Answer of `POST /country/info-new` [7#12]: what every page of a country needs. */
export const countryInfoNew = z.object({
  menuList: z.array(menuItem),
  countryInfo,
  countryData,
  siteInfo,
  /** By path below `/{lang}`, such as `/warranty-check/`. */
  seoList: z.array(seoEntry),
  adList: z.array(ad),
})

export type MenuItem = z.infer<typeof menuItem>
export type SeoEntry = z.infer<typeof seoEntry>
export type Ad = z.infer<typeof ad>
export type CountryInfo = z.infer<typeof countryInfo>
export type CountryData = z.infer<typeof countryData>
export type CountryInfoNew = z.infer<typeof countryInfoNew>
