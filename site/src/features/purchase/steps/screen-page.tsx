import { IMEI_LENGTH } from '@carelane/after-sales/imei'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { PrivacyNote } from '@/forms/privacy-note'
import { lookupWords } from '@/forms/lookup-words'
import { WhereToFindImei } from '@/forms/where-to-find-imei'
import { ScreenForm } from './screen-form'
import { screenPath } from './screen-path'

/** [2.1#46] */
export async function ScreenPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations('purchase')
  const pages = await getTranslations('pages')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  return (
    <LookupPage
      page="warranty-check"
      title={t('pages.brokenScreen.title')}
      lead={t('pages.brokenScreen.lead')}
      path={screenPath(lang)}
      trail={[{ name: pages('warrantyCheck'), path: href(lang, 'warranty-check') }]}
      topic="protection"
      aside={<WhereToFindImei />}
    >
      <ScreenForm
        lang={lang}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords({
            submit: t('screen.submit'),
            submitting: forms('checking'),
          })),
          imei: device('imei'),
          hint: device('imeiHint', { count: IMEI_LENGTH }),
          next: forms('whatNext'),
          plans: t('device.submit.online'),
        }}
        note={<PrivacyNote text={t('device.privacy')} />}
      />
    </LookupPage>
  )
}
