'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'
import { hidesOnScroll } from './hides-on-scroll'
import { closeGroups, closesGroups } from './menu/closes-groups'
import { followsArrowKeys } from './menu/arrow-keys'
import { ignoresClicksOnIPad } from './menu/ipad'

interface HeaderFrameProps {
  className: string | undefined
  menuId: string
  children: ReactNode
}

/** [2.3#5] */
export function HeaderFrame({ className, menuId, children }: HeaderFrameProps) {
  const frame = useRef<HTMLElement>(null)
  const pathname = usePathname()
  const shownAt = useRef(pathname)

  useEffect(() => {
    const header = frame.current
    const menu = document.getElementById(menuId)
    if (!header) return
    const ends = [hidesOnScroll(header), closesGroups(header)]
    if (menu) ends.push(followsArrowKeys(menu), ignoresClicksOnIPad(menu))
    return () => ends.forEach((end) => end())
  }, [menuId])

  useEffect(() => {
    // A menu opened before hydration stays open.
    if (!frame.current || pathname === shownAt.current) return
    shownAt.current = pathname
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
