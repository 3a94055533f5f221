import { getFormatter, getTranslations } from 'next-intl/server'
import { lookupWords } from '@/forms/lookup-words'
import type { SurveyWords } from './questionnaire'
import { LONGEST_TEXT } from './read-answer'

const MOST_QUESTIONS = 100

export async function surveyWords(): Promise<SurveyWords> {
  const t = await getTranslations('survey')
  const forms = await getTranslations('forms')
  const common = await getTranslations('common')
  const format = await getFormatter()
  return {
    ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
    failed: t('failed'),
    check: forms('checkInput'),
    previous: t('previous'),
    next: forms('next'),
    exit: t('exit'),
    progress: t('progress', { step: '{step}', steps: '{steps}' }),
    numbers: Array.from({ length: MOST_QUESTIONS + 1 }, (_, number) => format.number(number)),
    question: {
      optional: forms('optional'),
      several: t('several'),
      noAnswer: t('noAnswer'),
      write: t('write'),
    },
    problems: {
      one: t('problems.one'),
      many: t('problems.many'),
      text: t('problems.text'),
      unfit: t('problems.unfit'),
      long: t('problems.long', { most: LONGEST_TEXT }),
    },
    leave: { question: t('leave'), confirm: common('confirm'), cancel: common('cancel') },
  }
}
