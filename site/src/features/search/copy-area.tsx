'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import styles from './search.module.css'

/** How long the notice stays, in ms. */
const SHOWN_MS = 4000

/** Copies the address of the button that was pressed in it, and says so [2.4#54]. */
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

  async function copy(address: string) {
    setNotice((await isCopied(new URL(address, window.location.href).href)) ? words.copied : words.failed)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setNotice(''), SHOWN_MS)
  }

  return (
    <div
      onClick={(event) => {
        const address = (event.target as Element).closest<HTMLElement>('[data-copy]')?.dataset.copy
        if (address !== undefined) void copy(address)
      }}
    >
      {children}
      <p role="status" className={notice === '' ? 'visually-hidden' : styles.notice}>
        {notice}
      </p>
    </div>
  )
}

/** Whether the browser let us; it has no clipboard for pages that came without encryption. */
async function isCopied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
