import styles from './not-found.module.css'

export function LostPhone() {
  return (
    <svg className={styles.drawing} width="160" height="140" viewBox="0 0 160 140" aria-hidden>
      <path className={styles.ground} d="M14 122c22-10 110-10 132 0-22 12-110 12-132 0z" />
      <g transform="rotate(-14 80 70)">
        <rect className={styles.body} x="50" y="16" width="60" height="106" rx="11" />
        <rect className={styles.screen} x="57" y="27" width="46" height="80" rx="4" />
        <path className={styles.line} d="M70 21.5h18M68 56h.01M92 56h.01M68 80c6-8 18-8 24 0" />
      </g>
      <path className={styles.signal} d="M124 30c8 4 12 10 13 18M128 18c12 6 19 16 21 29" />
    </svg>
  )
}
