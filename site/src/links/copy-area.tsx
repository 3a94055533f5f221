'use client'

import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './copy-area.module.css'

/** Ms. */
const SHOWN_MS = 4000

/** For buttons with `data-copy` (address) or `data-copy-text` [2.4#54], [8#29]. */
export function CopyArea({
  words,
  children,
}: {
  words: { copied: string; failed: string }
  children: ReactNode
}) {
  const [notice, setNotice] = useState('')
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  async function copy(text: string) {
    setNotice((await isCopied(text)) ? words.copied : words.failed)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setNotice(''), SHOWN_MS)
  }

  return (
    <div
      onClick={(event) => {
        const button = (event.target as Element).closest<HTMLElement>('[data-copy], [data-copy-text]')
        const { copy: address, copyText: text } = button?.dataset ?? {}
        if (address !== undefined) void copy(new URL(address, window.location.href).href)
        else if (text !== undefined) void copy(text)
      }}
    >
      {children}
      <p role="status" className={notice === '' ? 'visually-hidden' : styles.notice}>
        {notice}
      </p>
    </div>
  )
}

/** Missing without HTTPS. */
async function isCopied(text: string): Promise<boolean> {
  const copied = Promise.resolve().then(() => navigator.clipboard.writeText(text))
  return (
    (await ignoreFailure(
      copied.then(() => true),
      'probing',
    )) ?? false
  )
}
