'use client'

import type { FinderTest } from '@carelane/main-api'
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Button } from '@/ui/button/button'
import type { RunningTest, TestWords } from './running-test'
import styles from './tests.module.css'

interface DeviceTestProps {
  test: FinderTest
  tag: string
  words: TestWords
}

/** Loaded by the tap that starts them. */
const TESTS: Record<FinderTest, ComponentType<RunningTest>> = {
  touch: lazy(() => import('./touch-test').then(({ TouchTest }) => ({ default: TouchTest }))),
  speaker: lazy(() => import('./speaker-test').then(({ SpeakerTest }) => ({ default: SpeakerTest }))),
  microphone: lazy(() =>
    import('./microphone-test').then(({ MicrophoneTest }) => ({ default: MicrophoneTest })),
  ),
  camera: lazy(() => import('./camera-test').then(({ CameraTest }) => ({ default: CameraTest }))),
  network: lazy(() => import('./network-test').then(({ NetworkTest }) => ({ default: NetworkTest }))),
}

export function DeviceTest({ test, tag, words }: DeviceTestProps) {
  const [state, setState] = useState<'waiting' | 'running' | 'failed'>('waiting')
  const Test = TESTS[test]
  return (
    <>
      {state === 'running' && (
        <Suspense>
          <Test words={words} tag={tag} onFailed={() => setState('failed')} />
        </Suspense>
      )}
      <div role="status" className={styles.status}>
        {state === 'failed' && <p data-tone="bad">{words.failed}</p>}
      </div>
      {state === 'running' ? (
        <Button type="button" look="quiet" onClick={() => setState('waiting')}>
          {words.stop}
        </Button>
      ) : (
        <Button type="button" onClick={() => setState('running')}>
          {words.start}
        </Button>
      )}
    </>
  )
}
