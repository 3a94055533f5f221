import { useEffect, useEffectEvent, useState } from 'react'

/** Of the microphone or the camera, until the test ends; nothing of it leaves the page. */
export function useStream(wanted: 'audio' | 'video', onFailed: () => void): MediaStream | null {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    const end = () => opened?.getTracks().forEach((track) => track.stop())
    const open = async () => {
      opened = await navigator.mediaDevices.getUserMedia({ [wanted]: true })
      if (isOver) end()
      else setStream(opened)
    }
    // `mediaDevices` is missing without HTTPS.
    open().catch(() => {
      if (!isOver) fail()
    })
    return () => {
      isOver = true
      end()
    }
  }, [wanted])
  return stream
}
