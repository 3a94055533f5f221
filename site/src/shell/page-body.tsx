import type { ReactNode } from 'react'
import '@/ui/tokens.css'
import '@/ui/base.css'

interface PageBodyProps {
  /** BCP 47 tag. */
  lang: string
  direction: 'ltr' | 'rtl'
  children: ReactNode
}

export function PageBody({ lang, direction, children }: PageBodyProps) {
  return (
    <html lang={lang} dir={direction}>
      <body>{children}</body>
    </html>
  )
}
