import type { Messages } from '@carelane/messages'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'

export type VerdictWords = keyof Messages['warranty']['verdict']
export type NextWords = keyof Messages['warranty']['next']

export interface WarrantyTexts {
  verdict: (words: VerdictWords) => string
  next: (words: NextWords, values: { hours: number }) => string
}

export function phoneTexts({ tag }: Region): WarrantyTexts {
  const t = translatorOf(tag, 'warranty')
  return {
    verdict: (words) => t(`verdict.${words}`),
    next: (words, values) => t(`next.${words}`, values),
  }
}
