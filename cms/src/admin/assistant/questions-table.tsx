'use client'

import { useTranslation } from '@payloadcms/ui'
import { isLocale } from '@carelane/countries'
import type { PhraseAdded, QuestionsList, UnderstoodQuestion } from '../../assistant/questions-list'
import { FAILURE_WORDS, SiteList } from '../site-list/site-list'
import type { Failure, Refused } from '../site-list/site-list-client'
import { useSiteList } from '../site-list/use-site-list'
import { interfaceTexts } from '../interface-texts'
import { OutcomesTable } from './outcomes-table'
import { QuestionRow } from './question-row'
import { addPhrase, draftFaq, fetchQuestions, finishQuestion } from './questions-client'

const WORDS = { name: 'questions', siteDown: 'questionsSiteDown', none: 'questionsNone' } as const
const HEADINGS = [
  ...(['question', 'country', 'questionHelped', 'questionSources', 'questionAsked'] as const),
  'questionUnderstood',
] as const

export function QuestionsTable() {
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const { shown, tell } = useSiteList(fetchQuestions)
  const sayFailure = (failure: Failure | Refused) =>
    typeof failure === 'string' ? say(FAILURE_WORDS[failure]) : failure.refusal
  const sayAdded = ({ outcome, isDone }: PhraseAdded, subject: string) => {
    if (outcome === 'known') return say('phraseKnown', { subject })
    return [say('phraseAdded', { subject }), ...(isDone ? [] : [say('questionStays')])].join(' ')
  }

  const finish = async ({ id }: UnderstoodQuestion) => {
    const done = await finishQuestion(id)
    tell(typeof done === 'string' ? sayFailure(done) : say('questionDone'))
  }

  const teach = async (
    { id, question, locale }: UnderstoodQuestion,
    subject: QuestionsList['subjects'][number],
  ) => {
    if (!isLocale(locale)) return
    const added = await addPhrase(id, { intent: subject.id, locale, question })
    tell(typeof added === 'string' || 'refusal' in added ? sayFailure(added) : sayAdded(added, subject.name))
  }

  const draft = async ({ id, question, locale, country }: UnderstoodQuestion) => {
    if (!isLocale(locale)) return
    const drafted = await draftFaq(id, { country, locale, question })
    if (typeof drafted === 'string' || 'refusal' in drafted) tell(sayFailure(drafted))
    else window.location.assign(`/admin/collections/faqs/${drafted.id}?locale=${locale}`)
  }

  return (
    <SiteList
      {...shown}
      words={WORDS}
      headings={HEADINGS}
      above={({ outcomes }) => <OutcomesTable outcomes={outcomes} language={i18n.language} say={say} />}
      rows={({ questions, subjects, mayDraft }, nameOf) =>
        questions.map((each) => (
          <QuestionRow
            key={each.id}
            question={each}
            country={nameOf(each.country)}
            subjects={subjects}
            mayDraft={mayDraft}
            finish={() => void finish(each)}
            teach={(subject) => void teach(each, subject)}
            draft={() => void draft(each)}
          />
        ))
      }
    />
  )
}
