'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => undefined

export interface DueWords {
  readonly due: string
  readonly overdue: string
}

/** A day has no clock; whether it is over says the reader's. */
export function Due({ day, words, isDone = false }: { day: string; words: DueWords; isDone?: boolean }) {
  const today = useSyncExternalStore(never, todayHere, () => '')
  const isOverdue = !isDone && day < today
  return (
    <time dateTime={day} data-overdue={isOverdue || undefined}>
      {isOverdue ? words.overdue : words.due}
    </time>
  )
}

function todayHere(): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())
}
