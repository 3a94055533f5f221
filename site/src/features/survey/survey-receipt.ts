import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'

/** [8#25] */
export function surveyReceipt({ state, answer }: Submission, region: Region): Receipt {
  const t = translatorOf(region.tag, 'survey')
  if (state === 'refused') {
    const why = answer === 'closed' ? 'closed' : 'changed'
    return { tone: 'bad', title: t(`refused.${why}.title`), text: t(`refused.${why}.text`) }
  }
  const text = t(state === 'delivered' ? 'received.delivered' : 'received.delivering')
  return { tone: 'good', title: t('received.title'), text }
}
