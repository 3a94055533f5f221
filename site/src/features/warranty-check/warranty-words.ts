import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { lookupWords } from '@/forms/lookup-words'
import { keepDeviceWords } from '@/kept-devices/keep-device-words'
import type { WarrantyWords } from './warranty-form'

export async function warrantyWords(submit?: string): Promise<WarrantyWords> {
  const t = await getTranslations('warranty')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  const pages = await getTranslations('pages')
  return {
    ...(await lookupWords({ submit: submit ?? t('submit'), submitting: forms('checking') })),
    imei: device('imei'),
    hint: device('imeiHint', { count: IMEI_LENGTH }),
    next: forms('whatNext'),
    plans: { title: pages('protectionPlans'), show: t('seePlans') },
    keep: await keepDeviceWords(),
  }
}
