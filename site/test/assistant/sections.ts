import type { CountryCode, Locale } from '@carelane/countries'

/** A section for each language. */
export const SECTIONS = {
  ...{ ar: 'sa', bn: 'bd', en: 'ng', es: 'mx', fr: 'sn', id: 'id', my: 'mm' },
  ...{ pt: 'br', ru: 'ru', th: 'th', tr: 'tr', uk: 'ua', uz: 'uz', vi: 'vn' },
} as const satisfies Record<Locale, CountryCode>
