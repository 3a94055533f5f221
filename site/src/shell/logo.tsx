import { MARK } from '@carelane/config/mark'
import styles from './logo.module.css'

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <path className={styles.line} d={MARK.lines} />
        <path className={styles.tick} d={MARK.tick} />
      </svg>
      {name}
    </span>
  )
}
