import type { ReactNode } from 'react'
import styles from './ui-parts.module.css'

export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{name}</h2>
      <div className={styles.shown}>{children}</div>
    </section>
  )
}
