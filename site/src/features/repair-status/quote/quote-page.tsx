import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { LookupPage } from '@/tool-page/lookup-page'
import { showPath } from '../show-path'
import { QuoteFindings } from './quote-findings'
import { quotePath } from './quote-path'
import styles from './quote.module.css'

interface QuotePageProps {
  /** `of` names the order; `choose` goes back to the choice. */
  query: Record<string, unknown>
}

/** Never cached. */
export async function QuotePage({ query }: QuotePageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('quote')
  const repair = await getTranslations('repair')
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      path={quotePath(lang)}
      trail={[
        { name: repair('title'), path: href(lang, 'repair-status') },
        { name: repair('showTitle'), path: showPath(lang) },
      ]}
      isUndisturbed
    >
      <div className={styles.quote}>
        <QuoteFindings query={query} />
      </div>
    </LookupPage>
  )
}
