import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './card.module.css'

export function Card({ children, padded = true }: { children: ReactNode; padded?: boolean }) {
  return <div className={classNames(styles.card, padded && styles.padded)}>{children}</div>
}
