import type { SiteSection } from '@/forms/site-section'
import type { Region } from '@/i18n/formats'
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
  postal: (PostalPlace & { takesBookings: boolean }) | null
}

interface PostalPlace extends Place {
  text: string
}

export function notServedOf(
  { reason, center, postal }: Omit<Offer, 'offer'>,
  { region }: Pick<SiteSection, 'region'>,
): NotServed {
  const t = translatorOf(region.tag, 'pickup')
  return {
    title: t(reason === 'device' ? 'notServed.device' : 'notServed.title'),
    center: center && { ...placeOf(center), id: center.id },
    postal: postal && { ...postalOf(postal, region), takesBookings: Boolean(postal.booking) },
  }
}

export function postalOf(
  { center, daysFrom: from, daysTo: to }: NonNullable<Offer['postal']>,
  region: Region,
): PostalPlace {
  const t = translatorOf(region.tag, 'pickup')
  return { ...placeOf(center), text: t('notServed.postText', { from, to }) }
}

function placeOf({ name, address, phone }: NonNullable<Offer['center']>): Place {
  return { name, address: address && mixedText(address), phone }
}
