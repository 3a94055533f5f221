import { ICONS, MIRRORED, type IconName } from './icons'
import styles from './icon.module.css'

/** Decoration only: the words beside it say the same. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg
      className={MIRRORED.has(name) ? styles.mirrored : styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
    >
      <path d={ICONS[name]} />
    </svg>
  )
}
