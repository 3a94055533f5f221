/** Addresses of the old site [2.2#21]–[2.2#23]; which old tips page is meant is not said, so its name is a guess. */
export const SEED_REDIRECTS = [
  {
    name: 'ke-tips-detail',
    from: '/ke/tips-detail/clean-charging-port/',
    to: '/global/tips-detail/how-to-clean-charging-port-on-phone/',
  },
  {
    name: 'ke-detail',
    from: '/ke/detail/old-networks-are-closing/',
    to: '/ke/news-detail/old-networks-are-closing/',
  },
  { name: 'ru-service-policy', from: '/ru/service-policy/*', to: '/ru/warranty-check/' },
] as const
