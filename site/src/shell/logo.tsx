import { MARK } from '@carelane/config/mark'
import type { Theme } from '@carelane/themes'
import styles from './logo.module.css'

export function Logo({ name, mark }: { name: string; mark: Theme['mark'] | undefined }) {
  return (
    <span className={styles.logo}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden>
        {mark ? <OwnMark mark={mark} /> : <GroupMark />}
      </svg>
      {name}
    </span>
  )
}

function GroupMark() {
  return (
    <>
      <rect width="32" height="32" rx="9" className={styles.ground} />
      <path className={styles.line} d={MARK.lines} />
      <path className={styles.tick} d={MARK.tick} />
    </>
  )
}

/** In colours of its own, in light and dark. */
function OwnMark({ mark }: { mark: Theme['mark'] }) {
  return (
    <g fill="none" strokeWidth={mark.width} strokeLinecap="round" strokeLinejoin="round">
      <rect width="32" height="32" rx={mark.radius} fill={mark.ground} />
      <path stroke={mark.line} d={mark.lines} />
      <path stroke={mark.detail} d={mark.details} />
    </g>
  )
}
