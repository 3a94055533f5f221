import type { ReactNode } from 'react'
import { RELOAD_WHEN_STALE } from '@/platform/reload-rarely'
import '@/ui/tokens.css'
import '@/ui/base.css'
import { groupColors } from './group-colors'

export const CONTENT_ID = 'content'

interface PageBodyProps {
  /** BCP 47 */
  lang: string
  direction: 'ltr' | 'rtl'
  isGray: boolean
  children: ReactNode
}

export function PageBody({ lang, direction, isGray, children }: PageBodyProps) {
  // eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the policy names
  const reloadWhenStale = <script dangerouslySetInnerHTML={{ __html: RELOAD_WHEN_STALE }} />
  return (
    <html lang={lang} dir={direction} data-gray={isGray ? '' : undefined} style={groupColors()}>
      <body>
        {/* Otherwise half a header would be drawn of a page that arrives in pieces, and shift later. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" />
        {reloadWhenStale}
        {children}
      </body>
    </html>
  )
}
