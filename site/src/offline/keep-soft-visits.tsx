'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { stylesOf } from './styles-of'
import { isContent, type SoftVisit } from '@/platform/what-is-kept-offline'

/** What a page shows by then is what it was opened for; nothing has been typed yet. In ms. */
const SETTLED_MS = 800

/**
 * Tells the worker what pages show to which Next's client went: they were never loaded as pages, and loading them for
 * keeping would cost their bytes once more.
 */
export function KeepSoftVisits() {
  const path = usePathname()
  const loaded = useRef<string | null>(path)
  useEffect(() => {
    if (loaded.current === path) return
    loaded.current = null
    if (!isContent(location.pathname)) return
    const timer = setTimeout(tell, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path])
  return null
}

function tell(): void {
  const main = document.querySelector('main')
  // Pages that are no good for machines are none for keeping: what was not found is such a page.
  const isHidden = document.querySelector('meta[name=robots][content*=noindex]') !== null
  if (!main || isHidden || !isContent(location.pathname)) return
  const visit: SoftVisit = {
    url: location.href.replace(/#.*/, ''),
    title: document.title,
    main: main.innerHTML,
    styles: stylesOf(document),
  }
  navigator.serviceWorker?.controller?.postMessage(visit)
}
