import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { NotOpen } from '../not-open'
import { findReport } from './find-report'
import { ReportDocument } from './report-document'
import { reportPath } from './report-path'

/** @param props.of from the address */
export async function ReportFindings({ of }: { of: unknown }) {
  const visit = await currentVisit()
  const t = await getTranslations('report')
  const found = await findReport(of, visit)
  if (found.kind === 'found') return <ReportDocument report={found.report} />
  return (
    <NotOpen
      order={found}
      again={reportPath(visit.lang, String(of))}
      startText={t('startText')}
      none={{ title: t('none.title'), text: t('none.text') }}
    />
  )
}
