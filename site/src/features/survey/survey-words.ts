import { getFormatter, getTranslations } from 'next-intl/server'
import { lookupWords } from '@/forms/lookup-words'
import type { SurveyWords } from './questionnaire'
import { LONGEST_TEXT } from './read-answer'

const MOST_QUESTIONS = 100

export async function surveyWords(): Promise<SurveyWords> {
  const t = await getTranslations()
  const format = await getFormatter()
  return {
    ...(await lookupWords({ submit: t('survey.submit'), submitting: t('survey.submitting') })),
    failed: t('survey.failed'),
    check: t('lookup.checkInput'),
    previous: t('search.previous'),
    next: t('lookup.next'),
    exit: t('survey.exit'),
    progress: t('survey.progress', { step: '{step}', steps: '{steps}' }),
    numbers: Array.from({ length: MOST_QUESTIONS + 1 }, (_, number) => format.number(number)),
    question: {
      optional: t('rating.optional'),
      several: t('survey.several'),
      noAnswer: t('survey.noAnswer'),
      write: t('survey.write'),
    },
    problems: {
      one: t('survey.problems.one'),
      many: t('rating.problems.option'),
      text: t('survey.problems.text'),
      unfit: t('survey.problems.unfit'),
      long: t('rating.problems.long', { most: LONGEST_TEXT }),
    },
    leave: { question: t('survey.leave'), confirm: t('header.confirm'), cancel: t('header.cancel') },
  }
}
