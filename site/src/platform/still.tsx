'use client'

import type { ReactNode } from 'react'

interface StillProps {
  /** Names this content among all that a visitor may come to, such as by its address. */
  id: string
  className?: string | undefined
  /** Not there for the browser that has it as HTML: the server takes it out of the page's data. */
  children?: ReactNode
}

/**
 * Content that scripts never change: links, words and pictures. A page that is opened carries it as HTML alone and
 * not a second time as data for React, which leaves it as it stands. Who comes by a link in the page gets it as data.
 * No client component within it would come to life.
 */
export function Still({ id, className, children }: StillProps) {
  if (children !== undefined)
    return (
      <div data-still={id} className={className}>
        {children}
      </div>
    )
  // What the server has written into this very place.
  const html = { __html: htmlOf(id) }
  // eslint-disable-next-line no-restricted-syntax -- see above
  return <div data-still={id} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
}

/** Read once, while it stands there; a visitor who leaves the page and comes back has no other copy. */
const known = new Map<string, string>()

function htmlOf(id: string): string {
  const read = known.get(id) ?? document.querySelector(`[data-still="${CSS.escape(id)}"]`)?.innerHTML ?? ''
  known.set(id, read)
  return read
}
