import styles from './logo.module.css'

export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <path className={styles.line} d="M12.5 7.5h7a1 1 0 0 1 1 1v8.5M11.5 17V8.5a1 1 0 0 1 1-1" />
        <path className={styles.line} d="M7.5 16.5c0 5 3.6 8.5 8.5 8.5s8.5-3.5 8.5-8.5" />
        <path className={styles.tick} d="M13.5 16.200l2 2 3.5-4" />
      </svg>
      {name}
    </span>
  )
}
