'use client'

import { useEffect } from 'react'
import { mayReload } from '@/platform/reload-rarely'

/** After a client navigation: only a full page load has the complete page with its status. */
export function AskForDocument() {
  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload()
  }, [])
  return <h1 className="page">404</h1>
}
