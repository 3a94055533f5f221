import type { FaqTopic } from '@carelane/main-api'
import type { ReactNode } from 'react'
import { href, type PageName } from '@/links/href'
import { currentVisit } from '@/i18n/visit'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import type { Crumb } from '@/shell/structured-data/breadcrumb-list'
import { DeviceDrawing, type DrawnDevice } from '@/ui/device-drawing/device-drawing'
import { RelatedQuestions } from './related-questions'
import styles from '@/forms/lookup.module.css'

interface LookupPageProps {
  page: PageName
  title: string
  lead: string
  topic?: FaqTopic
  aside?: ReactNode
  below?: ReactNode
  path?: string
  trail?: readonly Crumb[]
  isUndisturbed?: boolean
  /** Of which the page tells. */
  device?: DrawnDevice | null
  /** Of title and lead, where it is another than the page's. */
  language?: { lang?: string; dir?: 'ltr' | 'rtl' }
  children: ReactNode
}

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
  device = null,
  language = {},
  children,
}: LookupPageProps) {
  const { lang } = await currentVisit()
  return (
    <>
      {!isUndisturbed && <AdBanner slot="top" page={page} />}
      <Breadcrumbs name={title} path={path ?? href(lang, page)} trail={trail} language={language} />
      <div className={`page ${styles.page}`} data-tool="">
        <header className={styles.head}>
          {device && <DeviceDrawing {...device} size={88} />}
          <h1 {...language}>{title}</h1>
          <p {...language}>{lead}</p>
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
