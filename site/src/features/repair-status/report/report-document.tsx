import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { Facts } from '@/ui/facts/facts'
import { BackToRepairs } from '../back-to-repairs'
import { PrintButton } from '@/tool-page/print-button'
import type { Report } from './find-report'
import { GuaranteeOfReport } from './guarantee-of-report'
import { NewParts } from './new-parts'
import { reportFacts } from './report-facts'
import documentStyles from '../document.module.css'
import styles from './report.module.css'

export async function ReportDocument({ report }: { report: Report }) {
  const { region } = await currentVisit()
  const t = await getTranslations('report')
  const { note } = report
  return (
    <>
      <article className={documentStyles.document} aria-labelledby="report">
        <h2 id="report" tabIndex={-1}>
          {t('document')}
        </h2>
        <Facts facts={reportFacts(report, region)} />
        {note && <Note {...note} />}
        <NewParts parts={report.parts} />
        <GuaranteeOfReport report={report} />
      </article>
      <PrintButton>{t('print')}</PrintButton>
      <BackToRepairs />
    </>
  )
}

/** Free text of a technician, which nobody has translated. */
async function Note({ text, language }: NonNullable<Report['note']>) {
  const { region } = await currentVisit()
  const t = await getTranslations('report.note')
  const name = new Intl.DisplayNames([region.tag], { type: 'language' }).of(language)
  const isForeign = new Intl.Locale(region.tag).language !== language
  return (
    <section className={styles.part}>
      <h3>{t('title')}</h3>
      <blockquote lang={language} dir="auto" className={styles.note}>
        {text}
      </blockquote>
      {isForeign && name && <p className={styles.quiet}>{t('language', { language: name })}</p>}
    </section>
  )
}
