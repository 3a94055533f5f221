'use client'

import { useEffect } from 'react'
import { mayReload } from '@/platform/reload-rarely'

/** Only a full load has the complete page and its status. */
export function ReloadDocument() {
  useEffect(() => {
    if (mayReload(Date.now())) window.location.reload()
  }, [])
  return <h1 className="page">404</h1>
}
