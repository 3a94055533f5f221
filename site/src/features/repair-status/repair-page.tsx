import { getTranslations } from 'next-intl/server'
import { LookupPage } from '../lookup/lookup-page'
import { FormOfVisit } from './form-of-visit'
import { WhereToFindOrder } from './where-to-find-order'

export async function RepairPage() {
  const t = await getTranslations('repair')
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      topic="repair"
      aside={<WhereToFindOrder />}
    >
      <FormOfVisit lookup={null} />
    </LookupPage>
  )
}
