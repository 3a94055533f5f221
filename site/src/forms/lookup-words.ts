import { getTranslations } from 'next-intl/server'
import { COUNT_MARK, type MendedWords } from './mended-words'

export interface LookupWords extends MendedWords {
  submit: string
  submitting: string
  slow: string
  failed: string
  moment: string
  held: string
}

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
