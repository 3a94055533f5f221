import { getTranslations } from 'next-intl/server'
import { recallHandoverByQuery } from '@/forms/recall-handover'
import { LookupPage } from '@/tool-page/lookup-page'
import { FormOfVisit } from './form-of-visit'
import { WhereToFindOrder } from './where-to-find-order'
// The answer would wait for it on slow networks.
import '@/ui/panel/panel.module.css'

export async function RepairPage({ query }: { query: Record<string, unknown> }) {
  const t = await getTranslations('repair')
  const orderNumber = await recallHandoverByQuery('repair-status', query)
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      topic="repair"
      aside={<WhereToFindOrder />}
    >
      <FormOfVisit lookup={orderNumber === null ? null : { by: 'order', orderNumber }} />
    </LookupPage>
  )
}
