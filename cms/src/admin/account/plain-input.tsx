'use client'

import { useId } from 'react'
import styles from './account.module.css'

interface PlainInputProps {
  label: string
  type: 'text' | 'password'
  autoComplete: string
  value: string
  change: (value: string) => void
  done: () => Promise<void>
}

/** Stands inside the form of the account, of which it is no part. */
export function PlainInput({ label, type, autoComplete, value, change, done }: PlainInputProps) {
  const id = useId()
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void done()
        }}
      />
    </div>
  )
}
