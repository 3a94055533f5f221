import type { ComponentProps } from 'react'
import styles from './select.module.css'

interface SelectProps extends Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id: string
  label: string
  /** What stands there before anything is chosen; nothing where something always is. */
  placeholder?: string
  options: readonly { value: string; label: string }[]
}

/** A list to choose from, with its label; nobody can choose while it is empty. */
export function Select({ id, label, placeholder, options, ...select }: SelectProps) {
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select id={id} disabled={options.length === 0} {...select}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
