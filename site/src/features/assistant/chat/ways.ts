import { readEnvironment } from '@carelane/config'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { contactChannels } from '@/shell/contact/contact-channels'
import type { Way } from './hand-over'

/** [1#14], then WhatsApp and the hotline. */
export async function findWays(): Promise<Way[]> {
  const { countryData } = await currentVisit()
  const t = await getTranslations('assistant')
  const common = await getTranslations('common')
  const { AICC_URL: aicc } = readEnvironment(['AICC_URL'])
  const label = {
    hotline: common('callLabel'),
    whatsapp: common('whatsappLabel'),
    email: common('emailLabel'),
  }
  const channels = contactChannels(countryData).map(({ kind, href, shown, icon }): Way => ({
    href,
    label: label[kind],
    shown,
    icon,
    // WhatsApp channels take no message, numbers do.
    takesText: kind === 'whatsapp' && /wa\.me\/|phone=/.test(href),
  }))
  if (aicc === undefined) return channels
  return [{ href: aicc, label: t('aicc'), shown: null, icon: 'chat', takesText: false }, ...channels]
}
