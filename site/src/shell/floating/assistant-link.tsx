'use client'

import type { MouseEvent, ReactNode } from 'react'
import { AppLink } from '@/links/app-link'
import { useRouter } from 'next/navigation'
import { renewStoredUser } from '../header/user/use-stored-user'
import styles from './floating.module.css'

interface AssistantLinkProps {
  href: string
  name: string
  children: ReactNode
}

/** [2.3#15], [4#9], [4#10], [4#11]; the page needs no account. */
export function AssistantLink({ href, name, children }: AssistantLinkProps) {
  const router = useRouter()
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void renewStoredUser().then((isSignedIn) => {
      if (isSignedIn) router.push(href)
      else window.location.assign(`/login/?${new URLSearchParams({ to: href })}`)
    })
  }
  return (
    <AppLink href={href} className={styles.action} aria-label={name} onClick={onClick}>
      {children}
      <span>{name}</span>
    </AppLink>
  )
}
