import { Children, type ReactNode } from 'react'
import styles from './dashboard.module.css'

interface PanelProps {
  title: string
  empty?: string
  isAlert?: boolean
  children: ReactNode
}

export function Panel({ title, empty, isAlert = false, children }: PanelProps) {
  return (
    <section className={styles.panel} data-alert={isAlert || undefined} aria-label={title}>
      <h2>{title}</h2>
      {Children.count(children) > 0 ? <ul>{children}</ul> : <p>{empty}</p>}
    </section>
  )
}

interface RowProps {
  href: string
  title: string
  kind: string
  children: ReactNode
}

export function Row({ href, title, kind, children }: RowProps) {
  return (
    <li>
      <a href={href}>{title}</a>
      <span className={styles.facts}>
        {kind} · {children}
      </span>
    </li>
  )
}
