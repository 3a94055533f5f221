import type { FinderStep } from '@carelane/main-api'
import styles from './finder.module.css'

export interface TextLanguage {
  lang?: string
  dir?: 'ltr' | 'rtl'
}

interface StepWordsProps {
  id?: string
  step: Pick<FinderStep, 'text' | 'help'>
  language: TextLanguage
}

/** The heading of a step, and how to try it: one act in each line. */
export function StepWords({ id = 'step', step: { text, help }, language }: StepWordsProps) {
  const acts = (help ?? '').split('\n').filter((line) => line.trim() !== '')
  return (
    <>
      <h2 id={id} {...language}>
        {text}
      </h2>
      {acts.map((act) => (
        <p key={act} className={styles.help} {...language}>
          {act}
        </p>
      ))}
    </>
  )
}
