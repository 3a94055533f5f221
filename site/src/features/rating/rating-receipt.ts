import type { Messages } from '@carelane/messages'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import type { Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'

type Refusal = keyof Messages['rating']['refused']

const REFUSALS: readonly string[] = ['alreadyRated', 'tooLate', 'notFinished', 'notFound'] satisfies Refusal[]

/** [8#22]–[8#24] */
export function ratingReceipt({ state, answer }: Submission, region: Region): Receipt {
  const t = translatorOf(region.tag, 'rating')
  if (state === 'refused') return refusalReceipt(answer ?? '', region)
  return {
    tone: 'good',
    title: t('received.title'),
    text: t(state === 'delivered' ? 'received.delivered' : 'received.delivering'),
  }
}

/** [5#25] */
export function refusalReceipt(answer: string, region: Region): Receipt {
  const t = translatorOf(region.tag, 'rating')
  if (!isRefusal(answer)) return { tone: 'bad', title: t('failed'), text: t('refused.unknown') }
  return { tone: 'bad', title: t(`refused.${answer}`), text: t('refused.help') }
}

export function isRefusal(answer: string): answer is 'alreadyRated' | 'tooLate' | 'notFinished' | 'notFound' {
  return REFUSALS.includes(answer)
}
