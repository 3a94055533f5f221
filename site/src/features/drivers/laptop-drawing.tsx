import styles from './drivers.module.css'

export function LaptopDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      width="240"
      height="150"
      viewBox="0 0 240 150"
      role="img"
      aria-label={label}
    >
      <rect className={styles.drawBody} x="8" y="8" width="224" height="134" rx="12" />
      <path className={styles.drawVents} d="M40 30h160M40 40h160" />
      <rect className={styles.drawLabel} x="60" y="62" width="120" height="58" rx="4" />
      <text x="70" y="80" className={styles.drawCode}>
        SNID
      </text>
      <path className={styles.drawBars} d="M70 92h100" />
      <path className={styles.drawSigns} d="M70 110h100" />
    </svg>
  )
}
