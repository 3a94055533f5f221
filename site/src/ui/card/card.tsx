import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

/** `padded`: for content without an edge. */
export function Card({ children, padded = true }: { children: ReactNode; padded?: boolean }) {
  return <div className={classNames(styles.card, padded && styles.padded)}>{children}</div>
}
