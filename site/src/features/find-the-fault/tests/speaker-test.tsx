'use client'

import { useEffect, useEffectEvent } from 'react'
import type { RunningTest } from './running-test'

const HERTZ = 660
const SECONDS = 1.5

export function SpeakerTest({ words, onFailed }: RunningTest) {
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    if (!('AudioContext' in window)) return fail()
    const sound = new AudioContext()
    const tone = new OscillatorNode(sound, { frequency: HERTZ })
    const volume = new GainNode(sound, { gain: 0.4 })
    // Without a jump, which cracks.
    volume.gain.setTargetAtTime(0, sound.currentTime + SECONDS - 0.2, 0.05)
    tone.connect(volume).connect(sound.destination)
    tone.start()
    tone.stop(sound.currentTime + SECONDS)
    sound.resume().catch(fail)
    return () => void sound.close()
  }, [])
  return <p role="status">{words.during}</p>
}
