'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { stylesOf } from './styles-of'
import { isContent, type SoftVisit } from '@/platform/what-is-kept-offline'

/** Earlier the page is incomplete; later something may be typed. */
const SETTLED_MS = 800

/** Saves loading these pages again. */
export function KeepSoftVisits() {
  const path = usePathname()
  const loaded = useRef<string | null>(path)
  useEffect(() => {
    if (loaded.current === path) return
    loaded.current = null
    if (!isContent(location.pathname)) return
    const timer = setTimeout(sendVisitToWorker, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [path])
  return null
}

function sendVisitToWorker(): void {
  const main = document.querySelector('main')
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
