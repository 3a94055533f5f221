import { getTranslations } from 'next-intl/server'
import { LookupPage } from '../lookup/lookup-page'
import { FormOfVisit } from './form-of-visit'
import { WhereToFind } from './where-to-find'

export async function RepairPage() {
  const t = await getTranslations('repair')
  return (
    <LookupPage
      page="repair-status"
      title={t('title')}
      lead={t('lead')}
      topic="repair"
      aside={<WhereToFind />}
    >
      <FormOfVisit lookup={null} />
    </LookupPage>
  )
}
