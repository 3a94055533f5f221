import { contentRedirects } from '../../src/routing/content-redirects'
import { hostTable } from '../../src/routing/hosts'
import type { RoutingTable } from '../../src/routing/route-request'

export const table: RoutingTable = {
  hosts: hostTable({
    SITE_URL: 'https://care.example',
    INDIA_SITE_URL: 'https://in.care.example',
    RUSSIA_SITE_URL: 'https://ru.care.example',
  }),
  serviceBrand: 'carelane',
  allowedHosts: new Set(['shop.example']),
  redirects: contentRedirects([
    { from: '/ke/tips-detail/old-charging-tip/', to: '/global/tips-detail/clean-it/', permanent: true },
    { from: '/ke/detail/repair-day/', to: '/ke/news-detail/repair-day/', permanent: true },
    { from: '/ru/service-policy/*', to: '/ru/warranty-check/', permanent: true },
    { from: '/ng/old/', to: 'ng/older', permanent: false },
    { from: '/ng/older/', to: '/NG/news', permanent: true },
    { from: '/ng/round/', to: '/ng/and-round/', permanent: true },
    { from: '/ng/and-round/', to: '/ng/round/', permanent: true },
    { from: '/ng/shop/', to: 'https://shop.example/a?b=c', permanent: false },
    { from: '/ng/evil/', to: 'https://evil.example/', permanent: true },
    { from: '/news/', to: '/global/news/', permanent: true },
    { from: '/ng/help/', to: '/ng/faq/?topic=repair#faq-3', permanent: true },
    { from: '/ng/help/*', to: '/ng/contact/', permanent: true },
  ]),
}

export const MAIN = 'care.example'
export const INDIA = 'in.care.example'
export const RUSSIA = 'ru.care.example'
