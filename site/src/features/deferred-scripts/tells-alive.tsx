'use client'

import { useEffect } from 'react'
import { ALIVE_EVENT } from '@/platform/deferred-scripts'
import { enableSheets } from './enable-sheets'

/** Last in the tree, so that other effects have run. */
export function TellsAlive() {
  useEffect(() => {
    void enableSheets().then(() => window.dispatchEvent(new Event(ALIVE_EVENT)))
  }, [])
  return null
}
