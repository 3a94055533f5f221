import type { ReactNode } from 'react'
import { ButtonLink } from '@/ui/button/button'
import { Callout } from '@/ui/callout/callout'
import { DeviceFacts } from '@/ui/device-drawing/device-facts'
import { Icon } from '@/ui/icon/icon'
import { FileList } from '@/tool-page/downloads/file-list'
import type { DriversResult, FoundDrivers } from './state'
import styles from './drivers.module.css'

export interface DriversAnswerWords {
  download: string
  noDrivers: string
  manuals: string
  questions: string
  unknown: string
  unknownText: string
}

interface DriversAnswerProps {
  result: DriversResult
  words: DriversAnswerWords
  contact: ReactNode
  compare: ReactNode
}

/** [2.4#36]–[2.4#42] */
export function DriversAnswer({ result, words, contact, compare }: DriversAnswerProps) {
  if (result.kind === 'found') return <Found found={result} words={words} compare={compare} />
  return (
    <Callout tone="bad" title={<h2 tabIndex={-1}>{words.unknown}</h2>}>
      <p>{words.unknownText}</p>
      {contact}
    </Callout>
  )
}

interface FoundProps {
  found: FoundDrivers
  words: DriversAnswerWords
  compare: ReactNode
}

function Found({ found: { name, device, facts, systems, manuals, questions }, words, compare }: FoundProps) {
  return (
    <section className={styles.found}>
      <h2 tabIndex={-1}>{name}</h2>
      <DeviceFacts device={device} facts={facts} />
      {systems.length === 0 && <p>{words.noDrivers}</p>}
      {systems.map(({ name: system, title, drivers, all }, place) => (
        <details key={system} open={place === 0} className={styles.fold}>
          <summary>
            <h3>{title}</h3>
            <Icon name="down" />
          </summary>
          {all && (
            <ButtonLink href={all.href}>
              <Icon name="download" size={20} />
              {all.label}
            </ButtonLink>
          )}
          <FileList files={drivers} words={words} />
        </details>
      ))}
      {manuals.length > 0 && (
        <div>
          <h3>{words.manuals}</h3>
          <FileList files={manuals} words={words} />
        </div>
      )}
      {compare}
      <Questions questions={questions} title={words.questions} />
    </section>
  )
}

function Questions({ questions, title }: Pick<FoundDrivers, 'questions'> & { title: string }) {
  if (questions.length === 0) return null
  return (
    <div className={styles.questions}>
      <h3>{title}</h3>
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.fold}>
          <summary>
            <span dir="auto">{question}</span>
            <Icon name="down" />
          </summary>
          <p dir="auto">{answer}</p>
        </details>
      ))}
    </div>
  )
}
