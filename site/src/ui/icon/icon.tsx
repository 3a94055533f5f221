import { classNames } from '../class-names'
import type { IconName } from './icons'
import styles from './icon.module.css'
import drawings from './icons.module.css'

/** Decorative; a style sheet keeps paths out of pages. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <svg className={classNames(styles.icon, drawings[name])} width={size} height={size} aria-hidden />
}
