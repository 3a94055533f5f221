'use client'

import { useEffect } from 'react'
import { ALIVE_EVENT } from '@/platform/deferred-scripts'
import { enableSheets } from './enable-sheets'

/** Tells the loader that React has hydrated the page. Last in the tree, so that effects before it have run. */
export function TellsAlive() {
  useEffect(() => {
    void enableSheets().then(() => window.dispatchEvent(new Event(ALIVE_EVENT)))
  }, [])
  return null
}
