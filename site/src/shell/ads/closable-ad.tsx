'use client'

import { useState, useSyncExternalStore, type ReactNode } from 'react'
import { closeAd, isClosed } from './closed-ads'
import styles from './ads.module.css'

interface ClosableAdProps {
  id: string
  isAtBottom: boolean
  label: string
  closeLabel: string
  className: string | undefined
  close: ReactNode
  children: ReactNode
}

const never = () => () => {}

export function ClosableAd({
  id,
  isAtBottom,
  label,
  closeLabel,
  className,
  close,
  children,
}: ClosableAdProps) {
  const [isClosedNow, setClosedNow] = useState(false)
  const wasClosed = useSyncExternalStore(
    never,
    () => closedLately(id),
    () => false,
  )
  return (
    <aside
      id={id}
      className={className}
      data-bottom-ad={isAtBottom ? '' : undefined}
      aria-label={label}
      hidden={isClosedNow || wasClosed}
      suppressHydrationWarning
    >
      {children}
      <button
        type="button"
        className={`${styles.close} needs-scripts`}
        aria-label={closeLabel}
        onClick={() => {
          closeAd(id, localStorage)
          setClosedNow(true)
        }}
      >
        {close}
      </button>
    </aside>
  )
}

function closedLately(id: string): boolean {
  try {
    return isClosed(id, localStorage)
  } catch {
    return false
  }
}
