import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { showPath } from '../show-path'
import { ReportFindings } from './report-findings'
import { reportPath } from './report-path'
import styles from './report.module.css'

/** Never cached. `of` of the query names the order. */
export async function ReportPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('report')
  const repair = await getTranslations('repair')
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      path={reportPath(lang)}
      trail={[
        { name: repair('title'), path: href(lang, 'repair-status') },
        { name: repair('showTitle'), path: showPath(lang) },
      ]}
      isUndisturbed
    >
      <div className={styles.page}>
        <ReportFindings of={query.of} />
      </div>
    </LookupPage>
  )
}
