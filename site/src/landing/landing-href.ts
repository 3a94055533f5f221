import type { LandingPageName } from '@carelane/main-api'
import { pathOf } from '@/links/href'
import { serviceBrand } from '@/shell/brand'

/** The address of a landing page; the one about us has the brand in it [2.1#14]. */
export function landingHref(lang: string, page: LandingPageName): string {
  if (page === 'home') return pathOf([lang])
  return pathOf([lang, page === 'about' ? `about-${serviceBrand()}` : page])
}
