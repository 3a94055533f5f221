import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { PageOfOrder } from '../page-of-order'
import { QuoteFindings } from './quote-findings'
import { quotePath } from './quote-path'

interface QuotePageProps {
  /** `of` names the order; `choose` goes back to the choice. */
  query: Record<string, unknown>
}

/** Never cached. */
export async function QuotePage({ query }: QuotePageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('quote')
  return (
    <PageOfOrder title={t('title')} lead={t('lead')} path={quotePath(lang)}>
      <QuoteFindings query={query} />
    </PageOfOrder>
  )
}
