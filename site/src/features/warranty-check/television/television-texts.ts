import type { Messages } from '@carelane/messages'
import { getTranslations } from 'next-intl/server'
import type { Region } from '@/i18n/formats'
import { phoneTexts, type NextWords, type WarrantyTexts } from '../warranty-texts'

type Texts = Messages['tv']

const NEXT: Partial<Record<NextWords, keyof Texts['next']>> = {
  inWarranty: 'inWarranty',
  notFound: 'notFound',
  otherCountry: 'otherCountry',
  contactDealer: 'contactDealer',
  checkWhereBought: 'checkWhereBought',
  activating: 'inactive',
  inactive: 'inactive',
  deactivated: 'notFound',
  unknown: 'unknown',
}

const VERDICTS: readonly string[] = [
  'notFound',
  'otherCountry',
  'checkWhereBought',
  'inactive',
  'deactivated',
  'unknown',
] satisfies (keyof Texts['verdict'])[]

export async function televisionTexts(region: Region): Promise<WarrantyTexts> {
  const t = await getTranslations({ locale: region.tag, namespace: 'tv' })
  const phone = await phoneTexts(region)
  const isOwn = (words: string): words is keyof Texts['verdict'] => VERDICTS.includes(words)
  return {
    verdict: (words) => (isOwn(words) ? t(`verdict.${words}`) : phone.verdict(words)),
    next: (words, values) => {
      const own = NEXT[words]
      return own ? t(`next.${own}`) : phone.next(words, values)
    },
  }
}
