import { COUNTRY_CODES } from '@carelane/countries'

/** Some targets are not to be followed. */
export const SHORT_URLS = [
  { code: 'warranty', target: '/global/warranty-check/' },
  { code: 'ngwarr26', target: '/ng/warranty-check?from=box' },
  { code: 'repair24', target: '/global/repair-status/' },
  { code: 'batttips', target: 'ng/tips?category=mobile-phones' },
  { code: 'india001', target: 'https://in.localhost:3000/' },
  { code: 'outside1', target: 'https://elsewhere.example/offer' },
  { code: 'nothere1', target: '//elsewhere.example/offer' },
] as const

const WITHOUT_ASSISTANT: ReadonlySet<string> = new Set(['global', 'ss', 'td', 'mr', 'by'])

export const ASSISTANT_COUNTRIES = COUNTRY_CODES.filter((code) => !WITHOUT_ASSISTANT.has(code)).map(
  (country) => ({ country }),
)
