import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchAnswer } from './assistant-client'
import { carriedFrom, type Turn } from './conversation'
import { withPart, type ShownPart } from './shown-part'

interface Asking {
  lang: string
  failed: string
  turns: Turn[]
  change: (change: (turns: Turn[]) => Turn[]) => void
}

/** New each time, so that effects move the focus again. */
export interface Live {
  at: number
}

export function useAsking({ lang, failed, turns, change }: Asking) {
  const [live, setLive] = useState<Live | null>(null)
  const [isComing, setIsComing] = useState(false)
  const left = useRef<AbortController | null>(null)
  useEffect(() => () => left.current?.abort(), [])

  const stop = useCallback(() => {
    left.current?.abort()
    setIsComing(false)
    setLive(null)
  }, [])

  const ask = async (question: string, before = turns) => {
    left.current?.abort()
    const leaving = (left.current = new AbortController())
    setIsComing(true)
    setLive({ at: before.length })
    change(() => [...before, { question, parts: [] }])
    const add = (part: ShownPart) =>
      change((all) =>
        all.map((turn, at) =>
          at === all.length - 1 ? { ...turn, parts: withPart(turn.parts, part) } : turn,
        ),
      )
    for await (const part of fetchAnswer(
      { lang, question, carried: carriedFrom(before) },
      failed,
      leaving.signal,
    ))
      if (!leaving.signal.aborted) add(part)
    if (!leaving.signal.aborted) setIsComing(false)
  }
  return { live, isComing, ask, stop }
}
