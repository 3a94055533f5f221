import type { ComponentProps } from 'react'
import styles from './field.module.css'

export interface SelectOption {
  value: string
  name: string
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'> {
  id: string
  label: string
  empty?: string | undefined
  options: readonly SelectOption[]
  error?: string | undefined
}

export function SelectField({ id, label, empty, options, error, ...select }: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error ? true : undefined}
        {...select}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
