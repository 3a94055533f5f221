import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { href } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { appointmentPath } from './appointment-path'

export async function bookingMetadata(query: Record<string, unknown>): Promise<Metadata> {
  const t = await getTranslations('appointment')
  return pageMetadata({
    path: (lang) => href(lang, 'repair-appointment'),
    title: t('title'),
    description: t('lead'),
    isHidden: Object.keys(query).length > 0,
  })
}

export async function appointmentMetadata(): Promise<Metadata> {
  const t = await getTranslations('appointment.show')
  return pageMetadata({ path: appointmentPath, title: t('title'), description: t('lead') })
}
