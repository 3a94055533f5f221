import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import styles from './document.module.css'
import { showPath } from './show-path'

interface PageOfOrderProps {
  title: string
  lead: string
  path: string
  children: ReactNode
}

/** Of one repair, below the list of repairs. */
export async function PageOfOrder({ title, lead, path, children }: PageOfOrderProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('repair')
  return (
    <LookupPage
      page="repair-status"
      title={title}
      lead={lead}
      path={path}
      trail={[
        { name: t('title'), path: href(lang, 'repair-status') },
        { name: t('showTitle'), path: showPath(lang) },
      ]}
      isUndisturbed
    >
      <div className={styles.page}>{children}</div>
    </LookupPage>
  )
}
