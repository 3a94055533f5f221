import type { Messages } from '@carelane/messages'
import type { Region } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
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

export function televisionTexts(region: Region): WarrantyTexts {
  const t = translatorOf(region.tag, 'tv')
  const phone = phoneTexts(region)
  const isOwn = (words: string): words is keyof Texts['verdict'] => VERDICTS.includes(words)
  return {
    verdict: (words) => (isOwn(words) ? t(`verdict.${words}`) : phone.verdict(words)),
    next: (words, values) => {
      const own = NEXT[words]
      return own ? t(`next.${own}`) : phone.next(words, values)
    },
  }
}
