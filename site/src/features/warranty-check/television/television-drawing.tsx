import styles from './television.module.css'

export function TelevisionDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      width="240"
      height="170"
      viewBox="0 0 240 170"
      role="img"
      aria-label={label}
    >
      <rect className={styles.body} x="10" y="8" width="220" height="130" rx="8" />
      <path className={styles.line} d="M86 162l14-24h40l14 24M34 30h56M34 40h56M34 50h56" />
      <rect className={styles.label} x="128" y="66" width="84" height="52" rx="5" />
      <path className={styles.bars} d="M138 84h64" />
      <path className={styles.number} d="M138 104h64" />
    </svg>
  )
}
