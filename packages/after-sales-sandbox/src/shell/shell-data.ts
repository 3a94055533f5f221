import { COUNTRY_CODES } from '@carelane/countries'

/** Short URLs as a group prints them on boxes and sends them by SMS; some lead where a site must not follow. */
export const SHORT_URLS = [
  { code: 'warranty', target: '/global/warranty-check/' },
  { code: 'ngwarr26', target: '/ng/warranty-check?from=box' },
  { code: 'repair24', target: '/global/repair-status/' },
  { code: 'batttips', target: 'ng/tips?category=mobile-phones' },
  { code: 'india001', target: 'https://in.localhost:3000/' },
  { code: 'outside1', target: 'https://elsewhere.example/offer' },
  { code: 'nothere1', target: '//elsewhere.example/offer' },
] as const

/** No assistant is staffed for these; the others have one. */
const WITHOUT_ASSISTANT: ReadonlySet<string> = new Set(['global', 'ss', 'td', 'mr', 'by'])

export const ASSISTANT_COUNTRIES = COUNTRY_CODES.filter((code) => !WITHOUT_ASSISTANT.has(code)).map(
  (country) => ({ country }),
)

const DAY_MS = 86_400_000

/** Surveys that are open at the first start for a year, and one that is over. */
export function surveys(now: Date) {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString()
  const open = { opens_at: at(-10), closes_at: at(365) }
  return [
    { id: 1, country: 'ng', language: 'en', title: 'How was your last repair?', ...open },
    { id: 2, country: 'sa', language: 'ar', title: 'كيف كانت آخر عملية إصلاح لجهازك؟', ...open },
    { id: 3, country: 'sa', language: 'en', title: 'How was your last repair?', ...open },
    { id: 4, country: 'bd', language: 'bn', title: 'আপনার শেষ মেরামতের অভিজ্ঞতা কেমন ছিল?', ...open },
    { id: 5, country: 'ph', language: 'en', title: 'Booking a repair online', ...open },
    {
      id: 6,
      country: 'ke',
      language: 'en',
      title: 'Our new service centre',
      opens_at: at(-40),
      closes_at: at(-10),
    },
  ]
}
