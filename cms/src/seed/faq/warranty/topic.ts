import type { FaqEntries } from '../faq'

export const topic = {
  'how-to-check-warranty': {
    products: ['mobile-phones', 'tablets'],
    relatedArticles: ['check-your-warranty-online', 'find-your-imei-number'],
  },
  'what-does-the-warranty-cover': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['how-to-check-warranty'],
    relatedArticles: ['screen-damage-protection-explained'],
  },
  'warranty-shows-inactive': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty'],
    relatedArticles: ['check-your-warranty-online'],
  },
  'imei-does-not-exist': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty', 'warranty-shows-inactive'],
    relatedArticles: ['find-your-imei-number'],
  },
  'warranty-in-another-country': {
    products: ['mobile-phones', 'tablets'],
    related: ['how-to-check-warranty', 'what-does-the-warranty-cover'],
  },
  'does-a-fall-end-my-warranty': {
    products: ['mobile-phones', 'tablets', 'computers'],
    related: ['what-does-the-warranty-cover'],
    relatedArticles: ['cracked-screen-first-steps', 'phone-fell-in-water'],
  },
  'warranty-of-a-tv-or-appliance': {
    products: ['tvs', 'home-appliances'],
    related: ['what-does-the-warranty-cover'],
  },
} as const satisfies FaqEntries
