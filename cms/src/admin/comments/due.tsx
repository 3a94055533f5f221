'use client'

import { useTranslation } from '@payloadcms/ui'
import { useSyncExternalStore } from 'react'
import { interfaceTexts } from '../interface-texts'

const never = () => () => undefined

/** A day has no clock; whether it is over says the reader's. */
export function Due({ day, isDone = false }: { day: string; isDone?: boolean }) {
  const { i18n, t } = useTranslation()
  const today = useSyncExternalStore(never, todayHere, () => '')
  const isOverdue = !isDone && day < today
  const words = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
  return (
    <time dateTime={day} data-overdue={isOverdue || undefined}>
      {interfaceTexts(t)(isOverdue ? 'taskOverdue' : 'taskDueOn', { day: words })}
    </time>
  )
}

function todayHere(): string {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'short' }).format(new Date())
}
