import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { lookupWords } from '@/forms/lookup-words'
import type { WarrantyWords } from './warranty-form'

export async function warrantyWords(submit?: string): Promise<WarrantyWords> {
  const t = await getTranslations('warranty')
  const purchase = await getTranslations('purchase')
  const tools = await getTranslations('tools')
  return {
    ...(await lookupWords({ submit: submit ?? t('submit'), submitting: t('submitting') })),
    imei: t('imei'),
    hint: t('imeiHint', { count: IMEI_LENGTH }),
    next: t('next.title'),
    plans: { title: tools('pages.plans.title'), show: purchase('device.submit.online') },
  }
}
