'use client'

import type { KeptQuestion } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Moment } from '../dashboard/moment'
import { CountryChoice } from '../submissions/country-choice'
import { PageChoice } from '../submissions/page-choice'
import type { Listed } from '../submissions/submissions-client'
import styles from '../submissions/submissions.module.css'
import { type Say, sayBy } from '../words/say'
import { finishQuestion } from './questions-client'
import { useQuestions } from './use-questions'

/** The list with its filter; it fills itself, since the site is asked for it. */
export function QuestionsTable() {
  const { t } = useTranslation()
  const say = sayBy(t)
  const [listed, setListed] = useState<Listed>({ page: 1, country: null })
  const [told, setTold] = useState('')
  const { list, askAgain } = useQuestions(listed)
  const finish = async (id: string) => {
    const isDone = await finishQuestion(id)
    setTold(say(isDone === null ? 'retryFailed' : 'questionDone'))
    askAgain()
  }
  if (list === undefined) return <p role="status">{say('submissionsComing')}</p>
  if (list === null) return <p role="alert">{say('questionsSiteDown')}</p>
  const names = new Map(list.counts.map(({ country, name }) => [country, name]))
  return (
    <>
      <CountryChoice
        counts={list.counts}
        chosen={listed.country}
        say={say}
        choose={(country) => setListed({ page: 1, country })}
      />
      <p role="status" className={styles.told}>
        {told}
      </p>
      {list.questions.length === 0 ? (
        <p>{say('questionsNone')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={say('questions')}>
            <thead>
              <tr>
                {HEADINGS.map((heading) => (
                  <th key={heading} scope="col">
                    {say(heading)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {list.questions.map((each) => (
                <Row
                  key={each.id}
                  question={each}
                  country={names.get(each.country) ?? each.country}
                  say={say}
                  finish={() => void finish(each.id)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PageChoice
        {...listed}
        pages={list.pages}
        say={say}
        choose={(page) => setListed({ ...listed, page })}
      />
    </>
  )
}

const HEADINGS = ['question', 'country', 'questionHelped', 'questionSources', 'questionAsked'] as const

interface RowProps {
  question: KeptQuestion
  country: string
  say: Say
  finish: () => void
}

function Row({ question: { question, locale, isHelped, sources, givenAt }, country, say, finish }: RowProps) {
  const { i18n } = useTranslation()
  return (
    <tr>
      <th scope="row" lang={locale} dir="auto">
        {question}
      </th>
      <td>{country}</td>
      <td>{say(isHelped ? 'questionYes' : 'questionNo')}</td>
      <td dir="ltr">{sources.join(', ')}</td>
      <td>
        <Moment at={new Date(givenAt)} language={i18n.language} />
      </td>
      <td>
        <button type="button" aria-label={`${say('questionFinish')}: ${question}`} onClick={finish}>
          {say('questionFinish')}
        </button>
      </td>
    </tr>
  )
}
