'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { nextHidden } from './hides-on-scroll'

interface HeaderFrameProps {
  className: string | undefined
  menuId: string
  children: ReactNode
}

/** Slides away while scrolling down [2.3#5], and closes open menus where HTML alone does not. */
export function HeaderFrame({ className, menuId, children }: HeaderFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    const header = frame.current
    if (!header) return
    let last = window.scrollY
    const onScroll = () => {
      const y = Math.max(0, window.scrollY)
      const isInUse =
        header.contains(document.activeElement) && header.querySelector(':focus-visible') !== null
      header.toggleAttribute(
        'data-hidden',
        nextHidden(last, y, header.hasAttribute('data-hidden')) && !isInUse,
      )
      last = y
    }
    const onPointerDown = (event: PointerEvent) => {
      if (!header.contains(event.target as Node)) closeGroups(header)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeGroups(header)
    }
    const onFocus = () => header.removeAttribute('data-hidden')
    window.addEventListener('scroll', onScroll, { passive: true })
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('keydown', onKeyDown)
    header.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('keydown', onKeyDown)
      header.removeEventListener('focusin', onFocus)
    }
  }, [])

  useEffect(() => {
    if (!frame.current) return
    closeGroups(frame.current)
    const menu = document.getElementById(menuId)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }, [pathname, menuId])

  return (
    <header ref={frame} className={className}>
      {children}
    </header>
  )
}

/** Gives the focus back to the name of the group it was in. */
function closeGroups(header: HTMLElement): void {
  for (const group of header.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const hadFocus = group.contains(document.activeElement)
    group.open = false
    if (hadFocus) group.querySelector('summary')?.focus()
  }
}
