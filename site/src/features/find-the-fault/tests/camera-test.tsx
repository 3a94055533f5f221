'use client'

import { useEffect, useRef } from 'react'
import type { RunningTest } from './running-test'
import { useStream } from './use-stream'
import styles from './tests.module.css'

export function CameraTest({ words, onFailed }: RunningTest) {
  const stream = useStream('video', onFailed)
  const picture = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream
  }, [stream])
  return (
    <>
      <p role="status">{words.during}</p>
      <video ref={picture} className={styles.picture} aria-label={words.start} autoPlay playsInline muted />
    </>
  )
}
