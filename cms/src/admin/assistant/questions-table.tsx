'use client'

import type { KeptQuestion } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Moment } from '../dashboard/moment'
import { FAILURE_WORDS, SiteList } from '../site-list/site-list'
import type { Listed } from '../site-list/site-list-client'
import { useSiteList } from '../site-list/use-site-list'
import { type SayText, interfaceTexts } from '../interface-texts'
import { fetchQuestions, finishQuestion } from './questions-client'

const WORDS = { name: 'questions', siteDown: 'questionsSiteDown', none: 'questionsNone' } as const
const HEADINGS = ['question', 'country', 'questionHelped', 'questionSources', 'questionAsked'] as const

export function QuestionsTable() {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [listed, setListed] = useState<Listed>({ page: 1, country: null })
  const [told, setTold] = useState('')
  const { list, askAgain } = useSiteList(listed, fetchQuestions)
  const finish = async (id: string) => {
    const done = await finishQuestion(id)
    setTold(say(typeof done === 'string' ? FAILURE_WORDS[done] : 'questionDone'))
    askAgain()
  }
  return (
    <SiteList
      list={list}
      listed={listed}
      choose={setListed}
      told={told}
      words={WORDS}
      headings={HEADINGS}
      rows={({ questions }, nameOf) =>
        questions.map((each) => (
          <Row
            key={each.id}
            question={each}
            country={nameOf(each.country)}
            say={say}
            finish={() => void finish(each.id)}
          />
        ))
      }
    />
  )
}

interface RowProps {
  question: KeptQuestion
  country: string
  say: SayText
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
