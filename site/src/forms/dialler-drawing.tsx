import styles from './dialler-drawing.module.css'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

export function DiallerDrawing({ label }: { label: string }) {
  return (
    <svg
      className={styles.drawing}
      width="220"
      height="240"
      viewBox="0 0 220 240"
      role="img"
      aria-label={label}
    >
      <rect className={styles.drawBody} x="42" y="6" width="136" height="262" rx="18" />
      <rect className={styles.drawScreen} x="52" y="24" width="116" height="232" rx="6" />
      <text x="110" y="56" className={styles.drawCode}>
        *#06#
      </text>
      <rect className={styles.drawAnswer} x="62" y="70" width="96" height="38" rx="6" />
      <text x="110" y="86" className={styles.drawLabel}>
        IMEI
      </text>
      <path className={styles.drawDigits} d="M72 98h76" />
      {KEYS.map((key, place) => (
        <text
          key={key}
          className={
            key === '*' || key === '#' || key === '0' || key === '6' ? styles.drawUsed : styles.drawKey
          }
          x={78 + (place % 3) * 32}
          y={136 + Math.floor(place / 3) * 26}
        >
          {key}
        </text>
      ))}
    </svg>
  )
}
