import { getTranslations } from 'next-intl/server'
import { COUNT_MARK, type ProblemCountWords } from './problem-count-words'

export interface LookupWords extends ProblemCountWords {
  submit: string
  submitting: string
  slow: string
  failed: string
  moment: string
  throttled: string
}

export async function lookupWords(button: Pick<LookupWords, 'submit' | 'submitting'>): Promise<LookupWords> {
  const t = await getTranslations('forms')
  return {
    ...button,
    slow: t('slow'),
    failed: t('failed.title'),
    moment: t('throttled.moment'),
    throttled: t('throttled.title'),
    remaining: t('mended.left', { count: COUNT_MARK }),
    allResolved: t('mended.all'),
  }
}
