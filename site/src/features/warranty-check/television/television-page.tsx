import { TV_SERIAL_LENGTH } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallHandoverByQuery } from '@/forms/recall-handover'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { keepDeviceWords } from '@/kept-devices/keep-device-words'
import { EditorsSections } from './editors-sections'
import { TelevisionForm } from './television-form'
import { WhereToFindSerial } from './where-to-find-serial'

/** [2.1#45] */
export async function TelevisionPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('tv')
  const warranty = await getTranslations('warranty')
  const forms = await getTranslations('forms')
  const button = { submit: warranty('submit'), submitting: forms('checking') }
  return (
    <LookupPage
      page="tv-warranty"
      title={t('title')}
      lead={t('lead')}
      aside={<WhereToFindSerial />}
      below={<EditorsSections />}
    >
      <TelevisionForm
        lang={lang}
        serial={(await recallHandoverByQuery('tv-warranty', query)) ?? ''}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords(button)),
          serial: forms('serial.label'),
          hint: t('hint', { count: TV_SERIAL_LENGTH }),
          next: forms('whatNext'),
          keep: await keepDeviceWords(),
        }}
        note={<PrivacyNote text={forms('privacy')} />}
      />
    </LookupPage>
  )
}
