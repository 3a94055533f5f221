import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { recallAskedAtHome, recallHandoverByQuery } from '@/forms/recall-handover'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrivacyNote } from '@/forms/privacy-note'
import { cardHref } from './card-href'
import { checkWarranty } from './check-warranty'
import type { TakeDevice } from './plans-of-phone'
import { WarrantyForm } from './warranty-form'
import { warrantyWords } from './warranty-words'
import { WhereToFindImei } from '@/forms/where-to-find-imei'

interface WarrantyPageProps {
  query: Record<string, unknown>
  takeDevice: TakeDevice
}

export async function WarrantyPage({ query, takeDevice }: WarrantyPageProps) {
  const { lang } = await currentVisit()
  const t = await getTranslations('warranty')
  const pages = await getTranslations('pages')
  return (
    <LookupPage
      page="warranty-check"
      title={pages('warrantyCheck')}
      lead={t('lead')}
      aside={<WhereToFindImei />}
    >
      <WarrantyForm
        lang={lang}
        initial={await askedAtHome(lang, query)}
        imei={(await recallHandoverByQuery('warranty-check', query)) ?? ''}
        takeDevice={takeDevice}
        contact={<ContactWays />}
        words={await warrantyWords()}
        note={
          <PrivacyNote text={t('privacy')}>
            <AppLink href={cardHref(lang)}>{t('card.title')}</AppLink>
          </PrivacyNote>
        }
      />
    </LookupPage>
  )
}

async function askedAtHome(lang: string, query: WarrantyPageProps['query']) {
  const imei = await recallAskedAtHome('warranty-check', query)
  if (imei === null) return undefined
  const form = new FormData()
  form.set('lang', lang)
  form.set('imei', imei)
  return checkWarranty({ status: 'unasked' }, form)
}
