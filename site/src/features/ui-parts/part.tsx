import type { ReactNode } from 'react'
import styles from './ui-parts.module.css'

interface PartProps {
  name: string
  needs?: string
  children: ReactNode
}

export function Part({ name, needs, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      {needs && <p className={styles.needs}>{needs}</p>}
      <div className={styles.shown}>{children}</div>
    </section>
  )
}
