import { getTranslations } from 'next-intl/server'
import type { Region } from '@/i18n/formats'
import type { Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'

/** [8#25] */
export async function surveyReceipt({ state, answer }: Submission, region: Region): Promise<Receipt> {
  const t = await getTranslations({ locale: region.tag, namespace: 'survey' })
  if (state === 'refused') {
    const why = answer === 'closed' ? 'closed' : 'changed'
    return { tone: 'bad', title: t(`refused.${why}.title`), text: t(`refused.${why}.text`) }
  }
  const text = t(state === 'delivered' ? 'received.delivered' : 'received.delivering')
  return { tone: 'good', title: t('received.title'), text }
}
