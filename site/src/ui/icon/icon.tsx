import { classNames } from '../class-names'
import type { IconName } from './icons'
import styles from './icon.module.css'
import drawings from './icons.module.css'

/** Decoration only: the words beside it say the same. Drawn by a style sheet, so that no page carries its path. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <svg className={classNames(styles.icon, drawings[name])} width={size} height={size} aria-hidden />
}
