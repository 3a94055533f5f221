'use client'

import { useEffect } from 'react'
import type { KnownReader } from '../../comments/digest/digest-store'
import { tellReader } from './comments-client'

/** Mails come in the language and by the clock in which somebody works; only the browser knows both. */
export function NoteReader({ known, language }: { known: KnownReader | null; language: string }) {
  useEffect(() => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    if (known?.language !== language || known.timeZone !== timeZone) void tellReader(timeZone)
  }, [known?.language, known?.timeZone, language])
  return null
}
