import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchAnswer } from './assistant-client'
import { carriedFrom, type Turn } from './conversation'
import { withPart, type ShownPart } from './shown-part'

interface Asking {
  lang: string
  /** What is said where our server does not answer. */
  failed: string
  turns: Turn[]
  change: (change: (turns: Turn[]) => Turn[]) => void
}

/** The question that this page asked last: another object each time, for whoever moves the focus. */
export interface Live {
  at: number
}

/** Asks, and adds what comes to the last turn, part by part; who leaves the page ends it. */
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

  /** @param before the turns that it follows: without the last one where that is asked again */
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
