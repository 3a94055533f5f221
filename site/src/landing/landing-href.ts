import type { LandingPageName } from '@carelane/main-api'
import { pathOf } from '@/links/href'
import { serviceBrand } from '@/shell/brand'

/** [2.1#14]: 'about' has the brand in its address. */
export function landingHref(lang: string, page: LandingPageName): string {
  if (page === 'home') return pathOf([lang])
  return pathOf([lang, page === 'about' ? `about-${serviceBrand()}` : page])
}
