import type { Messages } from '@carelane/messages'
import { getTranslations } from 'next-intl/server'
import type { Region } from '@/i18n/formats'

export type VerdictWords = keyof Messages['warranty']['verdict']
export type NextWords = keyof Messages['warranty']['next']

export interface WarrantyTexts {
  verdict: (words: VerdictWords) => string
  next: (words: NextWords, values: { hours: number }) => string
}

export async function phoneTexts({ tag }: Region): Promise<WarrantyTexts> {
  const t = await getTranslations({ locale: tag, namespace: 'warranty' })
  return {
    verdict: (words) => t(`verdict.${words}`),
    next: (words, values) => t(`next.${words}`, values),
  }
}
