import type { ReactNode } from 'react'
import styles from './choice-group.module.css'

interface ChoiceGroupProps {
  /** Also that of the first choice, so that a link can lead to it. */
  id: string
  legend: ReactNode
  /** One of them has to be chosen, or some of them. */
  role: 'radiogroup' | 'group'
  error: string | undefined
  isRequired?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A question with choices, and what is wrong with the answer. */
export function ChoiceGroup({
  id,
  legend,
  role,
  error,
  isRequired = true,
  className,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset
      role={role}
      className={className ? `${styles.group} ${className}` : styles.group}
      aria-describedby={error ? `${id}-error` : undefined}
      {...(role === 'radiogroup' && {
        'aria-required': isRequired,
        'aria-invalid': error ? true : undefined,
      })}
    >
      <legend>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {children}
    </fieldset>
  )
}
