import styles from './survey.module.css'

export interface StepWords {
  progress: string
  /** From 0. */
  numbers: readonly string[]
}

export function StepHead({ step, steps, words }: { step: number; steps: number; words: StepWords }) {
  const text = words.progress
    .replace('{step}', words.numbers[step] ?? String(step))
    .replace('{steps}', words.numbers[steps] ?? String(steps))
  return (
    <div className={styles.step}>
      <h2 id="step" tabIndex={-1}>
        {text}
      </h2>
      <progress aria-labelledby="step" value={step} max={steps} />
    </div>
  )
}
