'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const EVERY_MS = 3000

export function StatusPoller() {
  const router = useRouter()
  useEffect(() => {
    const asking = setInterval(() => {
      if (document.visibilityState === 'visible') router.refresh()
    }, EVERY_MS)
    return () => clearInterval(asking)
  }, [router])
  return null
}
