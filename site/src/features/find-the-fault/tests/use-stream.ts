import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect, useEffectEvent, useState } from 'react'

/** Of the microphone or the camera, until the test ends; nothing of it leaves the page. */
export function useStream(wanted: 'audio' | 'video', onFailed: () => void): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    const end = () => opened?.getTracks().forEach((track) => track.stop())
    // `mediaDevices` is missing without HTTPS.
    const ask = async () => navigator.mediaDevices.getUserMedia({ [wanted]: true })
    const open = async () => {
      opened = await ignoreFailure(ask(), 'probing')
      if (isOver) end()
      else if (opened) setStream(opened)
      else fail()
    }
    void open()
    return () => {
      isOver = true
      end()
    }
  }, [wanted])
  return stream
}
