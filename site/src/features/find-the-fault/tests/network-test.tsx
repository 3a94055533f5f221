'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { measureNetwork } from '../network-client'
import type { RunningTest } from './running-test'

export function NetworkTest({ words, tag, onFailed }: RunningTest) {
  const [fastest, setFastest] = useState<number | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    const stop = new AbortController()
    const measure = async () => {
      const measured = await measureNetwork(stop.signal)
      if (stop.signal.aborted) return
      if (measured === null) fail()
      else setFastest(measured)
    }
    void measure()
    return () => stop.abort()
  }, [])
  if (fastest === null) return <p role="status">{words.during}</p>
  const milliseconds = new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', unitDisplay: 'long' })
  return (
    <p role="status">
      {words.done} <bdi>{milliseconds.format(fastest)}</bdi>
    </p>
  )
}
