import type { FaqTopic } from '@carelane/main-api'
import type { ReactNode } from 'react'
import { href, type PageName } from '@/links/href'
import { currentVisit } from '@/i18n/visit'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import type { Crumb } from '@/shell/structured-data/breadcrumb-list'
import { RelatedQuestions } from './related-questions'
import styles from '@/forms/lookup.module.css'

interface LookupPageProps {
  page: PageName
  title: string
  lead: string
  /** What the questions below are about; none where there is no topic. */
  topic?: FaqTopic
  /** Beside the look-up where there is room, below it elsewhere. */
  aside?: ReactNode
  /** Below the look-up and what helps with it. */
  below?: ReactNode
  /** Of the page, where it is a part of another one; its trail says of which. */
  path?: string
  trail?: readonly Crumb[]
  /** Nothing beside it leads away: what was begun is to be ended first. */
  isUndisturbed?: boolean
  children: ReactNode
}

/** The frame of every look-up: what it is, the look-up, what helps with it, and common questions. */
export async function LookupPage({
  page,
  title,
  lead,
  topic,
  aside,
  below,
  path,
  trail = [],
  isUndisturbed = false,
  children,
}: LookupPageProps) {
  const { lang } = await currentVisit()
  return (
    <>
      {!isUndisturbed && <AdBanner slot="top" page={page} />}
      <Breadcrumbs name={title} path={path ?? href(lang, page)} trail={trail} />
      {/* Nothing lies over what is filled in and read here. */}
      <div className={`page ${styles.page}`} data-tool="">
        <header className={styles.head}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <div className={aside ? styles.columns : undefined}>
          {children}
          {aside}
        </div>
      </div>
      {below}
      {topic && <RelatedQuestions topic={topic} />}
      {!isUndisturbed && <AdBanner slot="bottom" page={page} />}
    </>
  )
}
