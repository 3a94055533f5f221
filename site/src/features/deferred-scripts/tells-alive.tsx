'use client'

import { useEffect } from 'react'
import { ALIVE_EVENT } from '@/platform/deferred-scripts'
import { enableSheets } from './enable-sheets'

/**
 * Tells the loader that React has taken over the page, and has the styles for what it shows. Stands last: what stands
 * before it is at work by then.
 */
export function TellsAlive() {
  useEffect(() => {
    void enableSheets().then(() => window.dispatchEvent(new Event(ALIVE_EVENT)))
  }, [])
  return null
}
