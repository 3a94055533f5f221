import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { DocumentState } from './document-state'
import { fetchDocumentState } from './document-state-client'

// Jobs and colleagues publish too, so polling never stops.
const WAITING_MS = 1000
const QUIET_MS = 15_000

export function useDocumentState(collection: string | undefined, id: string | number | undefined) {
  const { lastUpdateTime } = useDocumentInfo()
  const [state, setState] = useState<DocumentState | null>(null)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (!collection || id === undefined) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const next = await fetchDocumentState(collection, id, stop.signal)
      if (stop.signal.aborted) return
      setState(next)
      timer = setTimeout(ask, isUnderWay(next) ? WAITING_MS : QUIET_MS)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [collection, id, lastUpdateTime, asked])
  return { state, askAgain: () => setAsked((times) => times + 1) }
}

function isUnderWay(state: DocumentState | null): boolean {
  return state?.status.state === 'waiting' || state?.status.state === 'failing'
}
