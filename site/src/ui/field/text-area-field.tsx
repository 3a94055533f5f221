import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  id: string
  label: ReactNode
  hint: string
  error?: string | undefined
}

export function TextAreaField({ id, label, hint, error, ...area }: TextAreaFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <textarea
        id={id}
        rows={4}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...area}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
