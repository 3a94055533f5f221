import type { FaqEntries } from '../faq'

export const topic = {
  'phone-charges-slowly': {
    products: ['mobile-phones', 'tablets', 'accessories'],
    relatedArticles: ['how-to-clean-charging-port-on-phone', 'usb-c-one-cable-for-many-devices'],
  },
  'phone-got-wet': {
    products: ['mobile-phones', 'tablets'],
    related: ['what-does-the-warranty-cover'],
    relatedArticles: ['phone-fell-in-water'],
  },
  'battery-drains-fast': {
    products: ['mobile-phones', 'tablets'],
    related: ['phone-charges-slowly', 'is-my-part-genuine'],
    relatedArticles: ['make-your-phone-battery-last', 'phone-gets-hot'],
  },
  'phone-is-frozen': {
    products: ['mobile-phones', 'tablets'],
    related: ['will-my-data-be-erased'],
    relatedArticles: ['back-up-phone-before-repair'],
  },
  'clean-a-screen': {
    products: ['mobile-phones', 'tablets', 'computers', 'tvs'],
    relatedArticles: ['clean-tv-screen-safely'],
  },
  'air-conditioner-cools-badly': {
    products: ['home-appliances'],
    related: ['warranty-of-a-tv-or-appliance'],
    relatedArticles: ['clean-air-conditioner-filter', 'new-refrigerants-in-air-conditioners'],
  },
} as const satisfies FaqEntries
