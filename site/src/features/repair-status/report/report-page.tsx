import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { PageOfOrder } from '../page-of-order'
import { ReportFindings } from './report-findings'
import { reportPath } from './report-path'

/** Never cached. `of` of the query names the order. */
export async function ReportPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('report')
  return (
    <PageOfOrder title={t('title')} lead={t('lead')} path={reportPath(lang)}>
      <ReportFindings of={query.of} />
    </PageOfOrder>
  )
}
