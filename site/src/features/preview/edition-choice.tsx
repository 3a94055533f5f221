'use client'

import styles from './preview.module.css'

interface EditionChoiceProps {
  label: string
  choices: { href: string; name: string }[]
  chosen: string
}

export function EditionChoice({ label, choices, chosen }: EditionChoiceProps) {
  return (
    <select
      className={styles.choice}
      aria-label={label}
      lang="en"
      dir="ltr"
      value={chosen}
      onChange={({ target }) => window.location.replace(target.value)}
    >
      {choices.map(({ href, name }) => (
        <option key={href} value={href}>
          {name}
        </option>
      ))}
    </select>
  )
}
