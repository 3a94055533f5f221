import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallAskedAtHome, recallHandoverByQuery } from '@/forms/recall-handover'
import { LookupPage } from '@/tool-page/lookup-page'
import { FormOfVisit } from './form-of-visit'
import { typedAtHome } from './typed-at-home'
import { WhereToFindOrder } from './where-to-find-order'
// The answer would wait for it on slow networks.
import '@/ui/panel/panel.module.css'

export async function RepairPage({ query }: { query: Record<string, unknown> }) {
  const t = await getTranslations('repair')
  const { country } = await currentVisit()
  const orderNumber = await recallHandoverByQuery('repair-status', query)
  const asked = await recallAskedAtHome('repair-status', query)
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      topic="repair"
      aside={<WhereToFindOrder />}
    >
      <FormOfVisit
        lookup={orderNumber === null ? null : { by: 'order', orderNumber }}
        asked={asked === null ? undefined : typedAtHome(asked, country)}
      />
    </LookupPage>
  )
}
