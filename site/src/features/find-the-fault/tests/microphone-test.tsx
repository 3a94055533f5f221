'use client'

import { useEffect, useRef } from 'react'
import type { RunningTest } from './running-test'
import { useStream } from './use-stream'
import styles from './tests.module.css'

/** Ordinary speech fills the bar. */
const LOUD = 0.25

export function MicrophoneTest({ words, onFailed }: RunningTest) {
  const stream = useStream('audio', onFailed)
  const bar = useRef<HTMLMeterElement>(null)
  useEffect(() => {
    if (!stream) return
    const sound = new AudioContext()
    const analyser = new AnalyserNode(sound, { fftSize: 1024 })
    sound.createMediaStreamSource(stream).connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    let frame = requestAnimationFrame(function measure() {
      analyser.getFloatTimeDomainData(samples)
      const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      if (bar.current) bar.current.value = Math.min(1, loudest / LOUD)
      frame = requestAnimationFrame(measure)
    })
    return () => {
      cancelAnimationFrame(frame)
      void sound.close()
    }
  }, [stream])
  return (
    <>
      <p role="status">{words.during}</p>
      <meter ref={bar} className={styles.level} aria-label={words.start} min={0} max={1} />
    </>
  )
}
