import type { CountryEntry } from '@carelane/main-api'
import type { CallDocument } from '../call-document'
import { picture } from './picture'

const nigeria: CountryEntry = {
  shortName: 'ng',
  countryName: 'Nigeria',
  nativeName: 'Nigeria',
  mcc: '621',
  languages: [{ locale: 'en', lang: 'ng' }],
}

const saudiArabia: Pick<CountryEntry, 'shortName' | 'mcc' | 'languages'> = {
  shortName: 'sa',
  mcc: '420',
  languages: [
    { locale: 'ar', lang: 'sa' },
    { locale: 'en', lang: 'sa_en' },
  ],
}

export const countryInfoNew: CallDocument<'countryInfoNew'> = {
  group: 'Countries',
  summary: 'Answers what every page of a country needs',
  description:
    'Menu, footer, switches, texts for search engines and advertisements of a section, and what holds for all of them [7#12]. Advertisements are those that are live or will be within the hour. A country without a menu of its own has the one of global, one without an address that of the company.',
  example: {
    request: { shortName: 'ng' },
    result: {
      menuList: [
        {
          name: 'Support',
          url: '',
          icon: null,
          children: [{ name: 'Check your warranty', url: 'warranty-check', icon: 'warranty' }],
        },
      ],
      countryInfo: {
        shortName: 'ng',
        countryName: 'Nigeria',
        mcc: '621',
        locale: 'en',
        languages: [{ locale: 'en', lang: 'ng' }],
        timeZone: 'Africa/Lagos',
        currency: 'NGN',
        analyticsId: null,
        features: {
          repairAppointment: false,
          cookieBanner: false,
          grayscale: false,
          refundPolicy: false,
          searchIcon: true,
        },
        theme: 'aster',
      },
      countryData: {
        address: '12 Marina Road, Lagos',
        hotline: [{ type: 'paragraph', children: [{ type: 'text', text: 'Monday to Saturday, 9 to 18' }] }],
        hotlineNumber: '+2348000000000',
        email: 'support@example.com',
        facebook: null,
        twitter: null,
        instagram: null,
        whatsapp: 'https://wa.me/2348000000000',
        youtube: null,
        tiktok: null,
        telegram: null,
        deliveryCities: ['Lagos', 'Ibadan'],
      },
      siteInfo: {
        copyrightYear: 2025,
        figures: { countries: '100+', serviceCenters: '5500+', customers: '500M+', fastRepairHours: 2 },
        appUrl: 'https://app.example.com/',
      },
      seoList: [
        {
          url: '/warranty-check/',
          seotitle: 'Check your warranty',
          metadesc: 'See in a minute whether your phone is under warranty.',
        },
      ],
      adList: [
        {
          id: 5,
          slot: 'top',
          picture: { narrow: picture, wide: null },
          url: 'news',
          title: 'Free check of your battery',
          area: ['1'],
          blockLink: ['warranty-check'],
          from: '2026-03-01T08:00:00.000Z',
          to: null,
          priority: 10,
        },
      ],
    },
  },
}

export const countryTable: CallDocument<'countryTable'> = {
  group: 'Countries',
  summary: 'Lists all countries by their English names',
  description:
    'Each with its name in its own first language, and the sections that it has [7#15]. It takes no body.',
  example: {
    request: {},
    result: {
      countries: [nigeria, { ...saudiArabia, countryName: 'Saudi Arabia', nativeName: 'السعودية' }],
    },
  },
}

export const countryList: CallDocument<'countryList'> = {
  group: 'Countries',
  summary: 'Lists all countries by their names in a section’s language',
  description: 'In the order of that language; a name that it does not have is the English one [7#17].',
  example: {
    request: { shortName: 'sa' },
    result: {
      countries: [
        { ...saudiArabia, countryName: 'السعودية', nativeName: 'السعودية' },
        { ...nigeria, countryName: 'نيجيريا' },
      ],
    },
  },
}

export const hrefLang: CallDocument<'hrefLang'> = {
  group: 'Countries',
  summary: 'Lists the sections that have a page',
  description:
    'With the value for hreflang of each [7#16]. The page is named by its route and its parameters: key of an article, id of a policy or question, kind of a legal page. A section’s own version of an article, question or policy has a key of its own. The answer is the same for all of them, so that each page names the others and is named by them. One of the values is x-default. A page that no section has is not found.',
  example: {
    request: { name: 'news-detail', params: { key: 'a-workshop-opens' } },
    result: [
      { shortName: 'global', hreflang: 'x-default' },
      { shortName: 'ng', hreflang: 'en-NG' },
      { shortName: 'sa', hreflang: 'ar-SA' },
      { shortName: 'sa_en', hreflang: 'en-SA' },
    ],
  },
}

export const siteMap: CallDocument<'siteMap'> = {
  group: 'Countries',
  summary: 'Lists the pages that editors made, with the sections that have them',
  description:
    'What a site map is written from, in one answer for all sections: articles (the newest 1,000), questions, policies, legal pages and pages built of sections. audience is the place in audiences of the list that country-href-lang answers for the page; the first list is that of pages that every section has. key names the article, question or policy or the kind of legal page in the address, unless an entry of the list has its own.',
  example: {
    request: {},
    result: {
      audiences: [
        [
          { shortName: 'global', hreflang: 'x-default' },
          { shortName: 'ng', hreflang: 'en-NG' },
        ],
        [
          { shortName: 'ng', hreflang: 'en-NG' },
          { shortName: 'ng', hreflang: 'x-default' },
        ],
      ],
      pages: [
        {
          name: 'news-detail',
          key: 'a-workshop-opens',
          updatedAt: '2026-03-02T09:30:00.000Z',
          audience: 1,
        },
        { name: 'phone-repair', updatedAt: '2026-03-01T09:30:00.000Z', audience: 0 },
      ],
    },
  },
}
