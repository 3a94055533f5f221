import type { ReactNode } from 'react'
import styles from './lookup.module.css'

/** Below the button: what becomes of the number, and where else to go. */
export function PrivacyNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <>
      <p className={styles.privacy}>{text}</p>
      {children && <p className={styles.elsewhere}>{children}</p>}
    </>
  )
}
