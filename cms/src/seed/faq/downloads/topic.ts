import type { FaqEntries } from '../faq'

export const topic = {
  'download-laptop-drivers': { products: ['computers'] },
  'find-the-snid': { products: ['computers'], related: ['download-laptop-drivers'] },
  'which-driver-first': {
    products: ['computers'],
    related: ['download-laptop-drivers', 'find-the-snid'],
    relatedArticles: ['laptop-runs-slow'],
  },
  'get-the-app': { products: ['mobile-phones', 'tablets'] },
} as const satisfies FaqEntries
