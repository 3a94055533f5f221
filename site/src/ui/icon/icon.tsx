import type { IconName } from './icons'
import sprite from './icons.svg'
import { SIMPLE_ICONS } from './simple-icons'
import styles from './icon.module.css'

/** These point along the reading direction. */
const MIRRORED: ReadonlySet<IconName> = new Set<IconName>(['forward', 'back', 'news'])

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
      {isSimple(name) ? <path d={SIMPLE_ICONS[name]} /> : <use href={`${sprite.src}#${name}`} />}
    </svg>
  )
}

function isSimple(name: IconName): name is keyof typeof SIMPLE_ICONS {
  return name in SIMPLE_ICONS
}
