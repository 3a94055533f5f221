'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** An instant by the editor's own clock, which the server does not know: until scripts run, by UTC. */
export function Moment({ at, language, withSeconds }: { at: Date; language: string; withSeconds?: boolean }) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const zone = isInBrowser ? {} : { timeZone: 'UTC' }
  const text = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(withSeconds ? { second: '2-digit', year: 'numeric' } : {}),
    ...zone,
  }).format(at)
  return <time dateTime={at.toISOString()}>{text}</time>
}
