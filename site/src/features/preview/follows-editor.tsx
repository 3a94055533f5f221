'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The admin frames or opened this page. */
export function FollowsEditor({ admin }: { admin: string }) {
  const router = useRouter()
  useEffect(() => {
    const editor: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
    const onMessage = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (origin === admin && data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    editor?.postMessage({ type: 'payload-live-preview', ready: true }, admin)
    return () => window.removeEventListener('message', onMessage)
  }, [admin, router])
  return null
}
