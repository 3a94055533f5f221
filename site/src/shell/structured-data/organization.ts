import type { Visit } from '@/i18n/find-visit'
import { href } from '@/links/href'
import { originOf } from '@/links/site-origin'
import type { StructuredData } from '@/platform/render-context'
import { serviceBrandName } from '@/shell/brand'

export function publisher(origin: string): StructuredData {
  return { '@type': 'Organization', name: serviceBrandName(), logo: `${origin}/icon-512.png` }
}

export function organization({ country, countryData, lang }: Visit): StructuredData {
  const origin = originOf(country)
  const { facebook, twitter, instagram, youtube, tiktok, telegram, hotlineNumber, email } = countryData
  const elsewhere = [facebook, twitter, instagram, youtube, tiktok, telegram].filter((url) => url !== null)
  const contact = {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    ...(hotlineNumber && { telephone: hotlineNumber }),
    ...(email && { email }),
    ...(country !== 'global' && { areaServed: country.toUpperCase() }),
  }
  return {
    ...publisher(origin),
    url: origin + href(lang, 'home'),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    ...((hotlineNumber || email) && { contactPoint: contact }),
  }
}
