import { getTranslations } from 'next-intl/server'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentVisit } from '@/i18n/visit'
import { Callout } from '@/ui/callout/callout'
import { BackToRepairs } from '../back-to-repairs'
import { FormOfVisit } from '../form-of-visit'
import { ProofOfPhone } from '../proof-of-phone'
import { findReport } from './find-report'
import { ReportDocument } from './report-document'
import { reportPath } from './report-path'

/** @param props.of from the address */
export async function ReportFindings({ of }: { of: unknown }) {
  const visit = await currentVisit()
  const common = await getTranslations('common')
  const found = await findReport(of, visit)
  switch (found.kind) {
    case 'start':
      return <Start />
    case 'proof':
      return <ProofOfPhone {...found} />
    case 'none':
      return <NoReport />
    case 'failed':
      return (
        <LookupFailure failure={found.failure}>
          <p>
            <a href={reportPath(visit.lang, String(of))}>{common('tryAgain')}</a>
          </p>
        </LookupFailure>
      )
    case 'found':
      return <ReportDocument report={found.report} />
  }
}

async function Start() {
  const t = await getTranslations('report')
  const quote = await getTranslations('quote.start')
  return (
    <>
      <Callout tone="hint" title={<h2>{quote('title')}</h2>}>
        <p>{t('startText')}</p>
      </Callout>
      <FormOfVisit lookup={null} isByPhone />
    </>
  )
}

async function NoReport() {
  const t = await getTranslations('report.none')
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{t('title')}</h2>}>
      <p>{t('text')}</p>
      <BackToRepairs />
      <ContactWays />
    </Callout>
  )
}
