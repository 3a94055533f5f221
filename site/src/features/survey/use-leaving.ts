import { useEffect, useState } from 'react'

/** Except language links, which keep unsent answers. */
export function useLeaving(
  hasAnswers: () => boolean,
): [leadsTo: string | null, ask: (address: string | null) => void] {
  const [leadsTo, ask] = useState<string | null>(null)
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlain(event) || !leadsAway(link) || !hasAnswers()) return
      event.preventDefault()
      event.stopPropagation()
      ask(link.href)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  })
  return [leadsTo, ask]
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function leadsAway(link: HTMLAnchorElement): boolean {
  const isPage = /^https?:$/.test(link.protocol) && ['', '_self'].includes(link.target)
  const isHere = link.origin === location.origin && link.pathname === location.pathname
  return isPage && !isHere && link.hreflang === '' && !link.download && link.closest('dialog') === null
}
