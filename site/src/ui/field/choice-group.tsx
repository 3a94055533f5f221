import type { ReactNode } from 'react'
import styles from './choice-group.module.css'

interface ChoiceGroupProps {
  /** Also of the first choice, for the error summary. */
  id: string
  legend: ReactNode
  role: 'radiogroup' | 'group'
  error: string | undefined
  isRequired?: boolean
  className?: string | undefined
  children: ReactNode
}

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
