import styles from './drawing.module.css'

export function HeroDrawing() {
  return (
    <svg className={styles.drawing} width="360" height="260" viewBox="0 0 360 260" aria-hidden>
      <path className={styles.drawGround} d="M20 232h320" />
      <rect className={styles.drawSheet} x="36" y="96" width="104" height="136" rx="10" />
      <path className={styles.drawLine} d="M54 122h52M54 142h68M54 162h40M54 196h68" />
      <rect className={styles.drawBody} x="128" y="28" width="112" height="204" rx="18" />
      <rect className={styles.drawScreen} x="139" y="46" width="90" height="160" rx="7" />
      <path className={styles.drawLine} d="M172 37h24M174 219h20" />
      <path className={styles.drawShield} d="M184 78l34 12v28c0 22-14 40-34 50-20-10-34-28-34-50V90z" />
      <path className={styles.drawTick} d="M168 122l12 12 22-24" />
      <circle className={styles.drawSheet} cx="286" cy="150" r="42" />
      <path className={styles.drawLine} d="M286 126v24l16 10M286 108a42 42 0 0 1 0 84" />
      <path className={styles.drawAccent} d="M272 52l5 12 12 5-12 5-5 12-5-12-12-5 12-5z" />
      <path className={styles.drawLine} d="M262 232c0-20 48-20 48 0" />
    </svg>
  )
}
