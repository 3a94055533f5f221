'use client'

import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useSelectedLayoutSegment } from 'next/navigation'
import { useRef, useState, type ComponentType, type MouseEvent } from 'react'
import { Icon } from '@/ui/icon/icon'
import { fetchDialogStart } from './search-client'
import type { SearchDialogProps } from './search-dialog'
import type { SearchDialogStart } from './suggestions'

interface SearchOpenerProps {
  lang: string
  /** Used without scripts [2.1#38]. */
  href: string
  label: string
}

interface Loaded {
  Dialog: ComponentType<SearchDialogProps>
  start: SearchDialogStart
}

/** Hidden where the page has its own search [2.3#10]. */
export function SearchOpener({ lang, href, label }: SearchOpenerProps) {
  const isHome = useSelectedLayoutSegment() === null
  const loading = useRef<Promise<Loaded | null>>(null)
  const [state, setState] = useState<'closed' | 'opening' | Loaded>('closed')
  if (isHome) return null

  const load = () => (loading.current ??= loadDialog(lang))

  async function open(event: MouseEvent): Promise<void> {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setState('opening')
    const loaded = await load()
    loading.current = null
    if (loaded) setState(loaded)
    else window.location.assign(href)
  }

  return (
    <>
      <a
        href={href}
        className="icon-button"
        aria-label={label}
        aria-busy={state === 'opening'}
        data-scripted=""
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => void open(event)}
      >
        <Icon name="search" />
      </a>
      {typeof state === 'object' && (
        <state.Dialog lang={lang} href={href} start={state.start} onClose={() => setState('closed')} />
      )}
    </>
  )
}

async function loadDialog(lang: string): Promise<Loaded | null> {
  const dialog = ignoreFailure(
    import('./search-dialog').then(({ SearchDialog }) => SearchDialog),
    'probing',
  )
  const [Dialog, start] = await Promise.all([dialog, fetchDialogStart(lang)])
  return Dialog && start ? { Dialog, start } : null
}
