import type { ReactNode } from 'react'
import styles from './landing.module.css'

interface SectionFrameProps {
  section: { id: string; anchor: string | null; title: string | null }
  children: ReactNode
}

/** The title and place of a section; its anchor is where links jump to. */
export function SectionFrame({ section: { id, anchor, title }, children }: SectionFrameProps) {
  const titleId = `title-${id}`
  return (
    <section id={anchor ?? undefined} className={styles.band} aria-labelledby={title ? titleId : undefined}>
      <div className={`page ${styles.section}`}>
        {title && <h2 id={titleId}>{title}</h2>}
        {children}
      </div>
    </section>
  )
}
