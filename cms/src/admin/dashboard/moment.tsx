'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

interface MomentProps {
  at: Date
  language: string
  withSeconds?: boolean
}

export function Moment({ at, ...style }: MomentProps) {
  // Browsers and Node write some languages with other spaces.
  return (
    <time dateTime={at.toISOString()} suppressHydrationWarning>
      {useMoment({ at, ...style })}
    </time>
  )
}

/** UTC on the server, which does not know the browser's zone. */
export function useMoment({ at, language, withSeconds }: MomentProps): string {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const zone = isInBrowser ? {} : { timeZone: 'UTC' }
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit', year: 'numeric' } : {}),
    ...zone,
  }).format(at)
}
