import { getTranslations } from 'next-intl/server'
import type { LookupWords } from './lookup-form'
import { COUNT_MARK } from './mended-words'

export async function lookupWords(button: Pick<LookupWords, 'submit' | 'submitting'>): Promise<LookupWords> {
  const t = await getTranslations('lookup')
  return {
    ...button,
    slow: t('slow'),
    failed: t('failed.title'),
    moment: t('held.moment'),
    held: t('held.title'),
    left: t('mended.left', { count: COUNT_MARK }),
    mended: t('mended.all'),
  }
}
