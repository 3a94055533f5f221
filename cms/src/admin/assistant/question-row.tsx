'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { QuestionsList, UnderstoodQuestion } from '../../assistant/questions-list'
import { Moment } from '../dashboard/moment'
import { interfaceTexts } from '../interface-texts'
import styles from './questions.module.css'
import { percentIn } from './percent'

interface QuestionRowProps {
  question: UnderstoodQuestion
  country: string
  subjects: QuestionsList['subjects']
  mayDraft: boolean
  finish: () => void
  teach: (subject: QuestionsList['subjects'][number]) => void
  draft: () => void
}

export function QuestionRow({ question: asked, country, subjects, mayDraft, ...acts }: QuestionRowProps) {
  const { question, locale, isHelped, sources, givenAt, subject } = asked
  const { t, i18n } = useTranslation()
  const say = interfaceTexts(t)
  const act = (name: 'questionFinish' | 'questionUnanswered', does: () => void) => (
    <button type="button" aria-label={`${say(name)}: ${question}`} onClick={does}>
      {say(name)}
    </button>
  )
  return (
    <tr>
      <th scope="row" lang={locale} dir="auto">
        {question}
      </th>
      <td>{country}</td>
      <td>{say(isHelped ? 'questionYes' : 'questionNo')}</td>
      <td dir="ltr" className={styles.cited}>
        {sources.join(', ')}
      </td>
      <td>
        <Moment at={new Date(givenAt)} language={i18n.language} />
      </td>
      <td>
        <p>
          {subject
            ? `${subject.name} (${percentIn(i18n.language, subject.probability)})`
            : say('questionNoSubject')}
        </p>
        {subjects.length > 0 && (
          <Teach question={question} subjects={subjects} likeliest={subject?.id} teach={acts.teach} />
        )}
      </td>
      <td className={styles.acts}>
        {mayDraft && act('questionUnanswered', acts.draft)}
        {act('questionFinish', acts.finish)}
      </td>
    </tr>
  )
}

interface TeachProps extends Pick<QuestionRowProps, 'subjects' | 'teach'> {
  question: string
  likeliest: number | undefined
}

function Teach({ question, subjects, likeliest, teach }: TeachProps) {
  const say = interfaceTexts(useTranslation().t)
  const [chosen, choose] = useState<number>()
  const subject = subjects.find(({ id }) => id === (chosen ?? likeliest))
  return (
    <div className={styles.teach}>
      <select
        aria-label={`${say('questionSubject')}: ${question}`}
        value={subject?.id ?? ''}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {!subject && <option value="">{say('questionChooseSubject')}</option>}
        {subjects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`${say('questionTeach')}: ${question}`}
        disabled={!subject}
        onClick={() => subject && teach(subject)}
      >
        {say('questionTeach')}
      </button>
    </div>
  )
}
