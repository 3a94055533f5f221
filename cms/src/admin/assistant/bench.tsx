'use client'

import { QUESTION_MAXIMUM_LENGTH } from '@carelane/main-api'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { BENCH_ADMIN_PATH, type BenchAnswer, benchAnswer, type BenchSection } from '../../assistant/bench'
import { interfaceTexts } from '../interface-texts'
import { FAILURE_WORDS } from '../site-list/site-list'
import { tellSite } from '../site-list/site-list-client'
import styles from '../site-list/site-list.module.css'
import { BenchAnswerView } from './bench-answer'
import { BenchReasons } from './bench-reasons'
import own from './questions.module.css'

export function Bench({ sections }: { sections: BenchSection[] }) {
  const { t } = useTranslation()
  const say = interfaceTexts(t)
  const [told, setTold] = useState('')
  const [answer, setAnswer] = useState<BenchAnswer>()

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setTold(say('benchLooking'))
    const asked = { lang: form.get('lang'), question: form.get('question') }
    const found = await tellSite(`/api${BENCH_ADMIN_PATH}`, benchAnswer, asked)
    setAnswer(typeof found === 'string' ? undefined : found)
    setTold(typeof found === 'string' ? say(FAILURE_WORDS[found]) : say('benchDone'))
  }

  return (
    <>
      <form className={own.ask} onSubmit={(event) => void ask(event)}>
        <label>
          {say('question')}
          <textarea name="question" required maxLength={QUESTION_MAXIMUM_LENGTH} dir="auto" />
        </label>
        <label>
          {say('benchSection')}
          <select name="lang" required>
            {sections.map(({ lang, label }) => (
              <option key={lang} value={lang}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button type="submit">{say('benchTry')}</button>
      </form>
      <p role="status" className={styles.told}>
        {told}
      </p>
      {answer && (
        <>
          <BenchAnswerView {...answer} />
          <BenchReasons {...answer} />
        </>
      )}
    </>
  )
}
