'use client'

import { useEffect } from 'react'
import { mayReload } from '@/platform/reload-rarely'

/**
 * Where a link within the page led to nothing, the address is asked for once more, as a document: that is
 * answered by the not-found page, in full and with its status.
 */
export function AskForDocument() {
  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload()
  }, [])
  return <h1 className="page">404</h1>
}
