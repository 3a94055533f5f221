import type { ReactNode } from 'react'
import styles from './lookup.module.css'

export function PrivacyNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p className={styles.privacy}>{text}</p>
      {children && <p className={styles.elsewhere}>{children}</p>}
    </>
  )
}
