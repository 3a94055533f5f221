import { getTranslations } from 'next-intl/server'
import type { KeepDeviceWords } from './keep-device-form'

export async function keepDeviceWords(): Promise<KeepDeviceWords> {
  const t = await getTranslations('devices')
  return { text: t('keep.text'), button: t('keep.button') }
}
