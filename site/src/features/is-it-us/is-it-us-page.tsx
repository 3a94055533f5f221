import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { LookupPage } from '@/tool-page/lookup-page'
import { ContactForm } from './contact-form'
import { NeverAsked } from './never-asked'
import { REPORT_DAYS } from './reports/report-days'

export async function IsItUsPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('fakes')
  const forms = await getTranslations('forms')
  const pages = await getTranslations('pages')
  return (
    <LookupPage page="is-it-us" title={pages('isItUs')} lead={t('lead')} aside={<NeverAsked />} isUndisturbed>
      <ContactForm
        lang={lang}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({ submit: t('submit'), submitting: forms('checking') })),
          contact: t('contact'),
          hint: t('hint'),
          report: t('report'),
          next: forms('whatNext'),
        }}
        note={<PrivacyNote text={t('privacy', { days: REPORT_DAYS })} />}
      />
    </LookupPage>
  )
}
