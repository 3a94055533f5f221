'use client'

import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect, useState } from 'react'
import { Button } from '@/ui/button/button'
import styles from '@/ui/panel/panel.module.css'
import { keepResult, removeResult, toldOfKept } from './kept-result'

export type KeepResultWords = Record<'button' | 'text' | 'kept' | 'remove' | 'removed' | 'failed', string>

interface KeepResultProps {
  of: string
  path: string
  words: KeepResultWords
}

export function KeepResult({ of, path, words }: KeepResultProps) {
  const [isKept, setKept] = useState(false)
  const [told, tell] = useState(words.text)
  useEffect(() => {
    void toldOfKept(path).then((text) => {
      if (text === null) return
      setKept(true)
      tell(text)
    })
  }, [path])

  async function keep(): Promise<void> {
    const result = document.getElementById(of)
    const keeping = result ? keepResult(path, result, words.kept) : Promise.resolve()
    const isKeptNow =
      (await ignoreFailure(
        keeping.then(() => true),
        'probing',
      )) ?? false
    if (isKeptNow) setKept(true)
    tell(isKeptNow ? words.kept : words.failed)
  }

  async function remove(): Promise<void> {
    await removeResult()
    setKept(false)
    tell(words.removed)
  }

  return (
    <div className={`${styles.panel} needs-scripts`}>
      <p role="status">{told}</p>
      <Button look="quiet" type="button" onClick={() => void (isKept ? remove() : keep())}>
        {isKept ? words.remove : words.button}
      </Button>
    </div>
  )
}
