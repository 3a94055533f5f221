import type { Locale } from '@carelane/countries'

/** Names that stay as they are in every language, and forms that a maker writes in Latin letters. */
export const NAMES = [
  'IMEI',
  'SIM',
  'VPN',
  'SNID',
  'AICC',
  'AI',
  'WhatsApp',
  'QR',
  'PDF',
  'JPEG',
  'PNG',
  'WebP',
  'RAM',
  'ROM',
  'GB',
  'MB',
  'SHA',
  'VIP',
  'WO',
]

/** The letters in which a language is written. */
export const LETTERS: Record<Locale, RegExp> = {
  en: /[A-Za-z]/,
  fr: /[A-Za-zÀÂÇÉÈÊËÎÏÔÙÛÜŒàâçéèêëîïôùûüœ]/,
  ar: /[\u0621-\u0652]/,
  ru: /[А-Яа-яЁё]/,
  tr: /[A-Za-zÇĞİÖŞÜÂÎÛçğıöşüâîû]/,
  th: /\p{Script=Thai}/u,
  id: /[A-Za-z]/,
  es: /[A-Za-zÁÉÍÑÓÚÜáéíñóúü]/,
  bn: /\p{Script=Bengali}/u,
  vi: /\p{Script=Latin}/u,
  my: /\p{Script=Myanmar}/u,
  pt: /[A-Za-zÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõú]/,
  uk: /[А-ЩЬЮЯа-щьюяҐЄІЇґєії]/,
  uz: /[A-Za-zʻʼ]/,
}

/** Texts that are rightly the same in English, by language. */
export const SAME_AS_ENGLISH: Partial<Record<Locale, readonly string[]>> = {
  es: ['appeal.error', 'common.error', 'countries.globalName', 'faq.no'],
  fr: [
    'assistant.conversation',
    'assistant.source',
    'assistant.sources',
    'assistant.title',
    'common.warning',
    'drivers.version',
    'header.openMenu',
    'photos.photo',
    'search.tab.faq',
    'search.tab.service',
    'warranty.facts.activation',
  ],
  id: [
    'appointment.products.laptop',
    'appointment.products.tablet',
    'common.emailLabel',
    'countries.globalName',
    'drivers.model',
    'footer.email',
    'header.openMenu',
    'home.help.email',
    'manuals.model',
    'policy.product.laptop',
    'prices.fields.model',
    'warranty.facts.model',
  ],
  pt: [
    'appointment.products.tablet',
    'countries.globalName',
    'header.openMenu',
    'news.category.tablets',
    'news.category.tvs',
  ],
  tr: ['drivers.model', 'manuals.model', 'prices.fields.model', 'warranty.facts.model'],
  vi: ['common.emailLabel', 'footer.email', 'home.help.email'],
}
