'use client'

import { useEffect } from 'react'
import { ALIVE_EVENT } from './contract'

/** Tells the loader that React has taken over the page. Stands last: what stands before it is at work by then. */
export function TellsAlive() {
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE_EVENT))
  }, [])
  return null
}
