'use client'

import { useRouter } from 'next/navigation'
import { useState, type MouseEvent, type ReactNode } from 'react'
import { AppLink } from '@/links/app-link'
import { keepInTab } from '@/platform/tab-storage'
import { fetchHasSurvey } from './survey-client'
import styles from './floating.module.css'

interface SurveyLinkProps {
  lang: string
  href: string
  name: string
  none: string
  children: ReactNode
}

/** [2.3#13], [4#12]–[4#14] */
export function SurveyLink({ lang, href, name, none, children }: SurveyLinkProps) {
  const router = useRouter()
  const [isGone, setIsGone] = useState(false)
  if (isGone)
    return (
      <p role="status" className={`${styles.action} ${styles.gone}`}>
        {none}
      </p>
    )

  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    // For returning from sign-in [4#12].
    keepInTab('origin', href)
    void fetchHasSurvey(lang).then((hasSurvey) => {
      if (hasSurvey === false) setIsGone(true)
      else router.push(href)
    })
  }
  return (
    <AppLink href={href} className={styles.action} aria-label={name} onClick={onClick}>
      {children}
      <span>{name}</span>
    </AppLink>
  )
}
