import { getTranslations } from 'next-intl/server'
import { handInHref } from '@/hand-in/hand-in-href'
import { href } from '@/links/href'
import type { NotServedLinks, NotServedWords } from './not-served-card'
import type { Draft } from './remembered-pick-up'

export async function notServedWords(): Promise<NotServedWords> {
  const t = await getTranslations('pickup.notServed')
  const byPost = await getTranslations('pickup.post')
  const pages = await getTranslations('pages')
  return {
    nearest: t('nearest'),
    book: pages('repairAppointment'),
    centers: pages('serviceCenters'),
    post: t('post'),
    packing: t('packing'),
    parcelNumber: byPost('submit'),
  }
}

export function notServedLinks(lang: string, device: Draft['device']): NotServedLinks {
  return {
    appointment: href(lang, 'repair-appointment'),
    centers: href(lang, 'service-center'),
    packing: handInHref(lang, device),
    post: href(lang, 'pick-up/time'),
  }
}
