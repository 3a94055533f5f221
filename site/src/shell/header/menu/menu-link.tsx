import type { ReactNode } from 'react'
import { AppLink } from '@/links/app-link'
import type { MenuTarget } from '@/links/menu-url'

interface MenuLinkProps {
  target: MenuTarget
  className: string
  children: ReactNode
}

/** [2.2#25] */
export function MenuLink({ target, className, children }: MenuLinkProps) {
  const Link = target.kind === 'page' ? AppLink : 'a'
  return (
    <Link href={target.href} className={className}>
      {children}
    </Link>
  )
}
