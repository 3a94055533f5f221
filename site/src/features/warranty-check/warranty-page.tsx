import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '../lookup/contact-ways'
import { LookupPage } from '../lookup/lookup-page'
import { lookupWords } from '../lookup/lookup-words'
import { WarrantyForm } from './warranty-form'
import { WhereToFind } from './where-to-find'

export async function WarrantyPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('warranty')
  return (
    <LookupPage page="warranty-check" title={t('title')} lead={t('lead')} aside={<WhereToFind />}>
      <WarrantyForm
        lang={lang}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: t('submitting') })),
          imei: t('imei'),
          hint: t('imeiHint', { count: IMEI_LENGTH }),
          privacy: t('privacy'),
          next: t('next.title'),
        }}
      />
    </LookupPage>
  )
}
