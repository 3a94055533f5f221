import type { FaqEntries } from '../faq'

export const topic = {
  'do-i-need-an-account': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
  },
  'i-cannot-log-in': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['do-i-need-an-account'],
  },
  'rate-a-repair': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['the-fault-came-back'],
    relatedArticles: ['rate-your-repair'],
  },
  'appeal-for-unlocking': {
    products: ['mobile-phones'],
    related: ['do-i-need-an-account', 'i-cannot-log-in'],
    relatedArticles: ['find-your-imei-number'],
  },
  'appeal-needs-my-location': {
    products: ['mobile-phones'],
    related: ['appeal-for-unlocking'],
  },
  'use-a-referral-code': {
    products: ['mobile-phones'],
    related: ['until-when-can-i-buy-protection', 'do-i-need-an-account'],
  },
} as const satisfies FaqEntries
