import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'
import { picture } from './picture'
import { richText } from './rich-text'
import { siteInfo } from './settings'

const menuLink = z.object({
  name: z.string(),
  /** An absolute URL, a relative path such as `news`, or an article id [2.2#24]–[2.2#26]. */
  url: z.string(),
  icon: z.string().nullable(),
})

/** [2.3#1]; without `url` only opens the second level. */
export const menuItem = menuLink.extend({ children: z.array(menuLink) })

export const seoEntry = z.object({ url: z.string(), seotitle: z.string(), metadesc: z.string() })

/** [2.3#25]–[2.3#30]. Includes banners that start within the hour: check `from` and `to`. */
export const ad = z.object({
  id: z.number().int(),
  slot: z.enum(['top', 'bottom']),
  picture: z.object({ narrow: picture, wide: picture.nullable() }),
  url: z.string().nullable(),
  title: z.string(),
  /** '1' country home, '2' other pages [9#4]. */
  area: z.array(z.enum(['1', '2'])),
  /** Routes without the banner [2.3#26], [2.3#30]. */
  blockLink: z.array(z.string()),
  from: z.iso.datetime().nullable(),
  to: z.iso.datetime().nullable(),
  priority: z.number().int(),
})

export const countryInfo = z.object({
  shortName: z.enum(COUNTRY_CODES),
  countryName: z.string(),
  mcc: z
    .string()
    .regex(/^\d{3}$/)
    .nullable(),
  locale: z.enum(LOCALES),
  /** The first is implied by shortName alone. */
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
  /** The name of a face that the site may have; null is the group's own. */
  theme: z.string().nullable().default(null),
})

/** §3 countryData */
export const countryData = z.object({
  /** The country's own, or the company's [2.3#18]. */
  address: z.string(),
  hotline: richText,
  /** E.164 */
  hotlineNumber: z.string().nullable(),
  email: z.string().nullable(),
  facebook: z.string().nullable(),
  twitter: z.string().nullable(),
  instagram: z.string().nullable(),
  whatsapp: z.string().nullable(),
  youtube: z.string().nullable(),
  tiktok: z.string().nullable(),
  telegram: z.string().nullable(),
  /** Cities with pick-up and delivery. */
  deliveryCities: z.array(z.string()),
})

/** [7#12] */
export const countryInfoNew = z.object({
  menuList: z.array(menuItem),
  countryInfo,
  countryData,
  siteInfo,
  /** `url` is below `/{lang}`. */
  seoList: z.array(seoEntry),
  adList: z.array(ad),
})

export type MenuItem = z.infer<typeof menuItem>
export type SeoEntry = z.infer<typeof seoEntry>
export type Ad = z.infer<typeof ad>
export type CountryInfo = z.infer<typeof countryInfo>
export type CountryData = z.infer<typeof countryData>
export type CountryInfoNew = z.infer<typeof countryInfoNew>
