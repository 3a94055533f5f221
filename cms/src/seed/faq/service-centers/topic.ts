import type { FaqEntries } from '../faq'

export const topic = {
  'find-a-service-center': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
  },
  'when-is-the-center-open': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['find-a-service-center'],
  },
  'which-devices-does-a-center-take': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances', 'accessories'],
    related: ['find-a-service-center', 'what-to-bring-to-a-repair'],
  },
  'what-is-priority-reception': {
    products: ['mobile-phones'],
    related: ['find-a-service-center', 'what-to-bring-to-a-repair'],
    relatedArticles: ['how-a-repair-goes'],
  },
  'no-center-near-me': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs', 'home-appliances'],
    related: ['find-a-service-center', 'can-my-phone-be-picked-up'],
  },
} as const satisfies FaqEntries
