import { Icon } from '../icon/icon'
import styles from './timeline.module.css'

export interface TimelineStep {
  name: string
  label: string
  /** `at`: ISO instant. */
  moment: { at: string; text: string } | null
  isReached: boolean
}

interface TimelineProps {
  steps: readonly TimelineStep[]
  notYet: string
}

export function Timeline({ steps, notYet }: TimelineProps) {
  const current = steps.findLastIndex(({ isReached }) => isReached)
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ name, label, moment, isReached }, place) => (
        <li
          key={name}
          data-reached={isReached || undefined}
          aria-current={place === current ? 'step' : undefined}
        >
          <span className={styles.mark}>{isReached && <Icon name="check" size={20} />}</span>
          <span>{label}</span>
          {moment && <time dateTime={moment.at}>{moment.text}</time>}
          {!isReached && <span className={styles.quiet}>{notYet}</span>}
        </li>
      ))}
    </ol>
  )
}
