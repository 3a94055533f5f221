import type { ReactNode } from 'react'
import styles from './step-mark.module.css'

/** Its colour follows `aria-current` and `data-done` of the step. */
export function StepMark({ children }: { children: ReactNode }) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {children}
    </span>
  )
}
