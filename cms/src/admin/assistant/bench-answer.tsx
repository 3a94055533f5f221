'use client'

import { useTranslation } from '@payloadcms/ui'
import type { BenchAnswer } from '../../assistant/bench'
import { interfaceTexts } from '../interface-texts'
import { sayOutcome } from './outcomes-table'
import styles from './questions.module.css'

export function BenchAnswerView({ answer, origin }: Pick<BenchAnswer, 'answer' | 'origin'>) {
  const say = interfaceTexts(useTranslation().t)
  const link = (href: string, text: string) => (
    <a href={`${origin}${href}`} target="_blank" rel="noreferrer" dir="auto">
      {text}
    </a>
  )
  return (
    <section className={styles.told}>
      <h2>{say('benchAnswer')}</h2>
      {answer === null ? (
        <p>{say('benchSiteDown')}</p>
      ) : (
        <>
          <p>
            <strong>{answer.outcome ? sayOutcome(say, answer.outcome) : say('benchNoAnswer')}</strong>
          </p>
          {answer.remarks.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
          {answer.sentences.map(({ text, sources }) => (
            <p key={text} dir="auto">
              {text} [{sources.join(', ')}]
            </p>
          ))}
          {answer.sources.length > 0 && (
            <>
              <h3>{say('questionSources')}</h3>
              <ol>
                {answer.sources.map(({ number, title, href }) => (
                  <li key={number}>{link(href, title)}</li>
                ))}
              </ol>
            </>
          )}
          {answer.tools.length > 0 && (
            <>
              <h3>{say('benchTools')}</h3>
              <ul>
                {answer.tools.map(({ label, href }) => (
                  <li key={href}>{link(href, label)}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  )
}
