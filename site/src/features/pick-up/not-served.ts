import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { mixedText } from '@/service-centers/mixed-text'
import type { Offer } from './find-offer'

interface Place {
  name: string
  address: string | null
  phone: string | null
}

/** Why nobody comes, and what to do instead; in words, as a form shows it. */
export interface NotServed {
  title: string
  center: (Place & { id: string }) | null
  postal: (Place & { text: string }) | null
}

export function notServedOf(
  { reason, center, postal }: Omit<Offer, 'offer'>,
  { region }: Pick<SiteSection, 'region'>,
): NotServed {
  const t = translatorOf(region.tag, 'pickup')
  const placeOf = ({ name, address, phone }: NonNullable<Offer['center']>): Place => ({
    name,
    address: address && mixedText(address),
    phone,
  })
  return {
    title: t(reason === 'device' ? 'notServed.device' : 'notServed.title'),
    center: center && { ...placeOf(center), id: center.id },
    postal: postal && {
      ...placeOf(postal.center),
      text: t('notServed.postText', { from: postal.daysFrom, to: postal.daysTo }),
    },
  }
}
