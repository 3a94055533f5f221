import type { Theme } from '@carelane/themes'
import type { ReactNode } from 'react'
import { RELOAD_WHEN_STALE } from '@/platform/reload-rarely'
import '@/ui/tokens.css'
import '@/ui/base.css'
import '@carelane/themes/themes.css'
import { ThemeOfDrawings } from '@/ui/device-drawing/theme-of-drawings'
import { groupColors } from './group-colors'

export const CONTENT_ID = 'content'

interface PageBodyProps {
  /** BCP 47 */
  lang: string
  direction: 'ltr' | 'rtl'
  isGray: boolean
  /** Undefined: the group's own look. */
  theme: Theme | undefined
  children: ReactNode
}

export function PageBody({ lang, direction, isGray, theme, children }: PageBodyProps) {
  // eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the policy names
  const reloadWhenStale = <script dangerouslySetInnerHTML={{ __html: RELOAD_WHEN_STALE }} />
  return (
    <html
      lang={lang}
      dir={direction}
      data-gray={isGray ? '' : undefined}
      className={theme && `theme-${theme.id}`}
      style={theme ? undefined : groupColors()}
    >
      <body>
        {/* Otherwise half a header would be drawn of a page that arrives in pieces, and shift later. */}
        <link rel="expect" href={`#${CONTENT_ID}`} blocking="render" />
        {reloadWhenStale}
        {theme ? <ThemeOfDrawings value={theme.id}>{children}</ThemeOfDrawings> : children}
      </body>
    </html>
  )
}
