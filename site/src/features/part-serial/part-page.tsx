import { PART_SERIAL_LENGTH } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { recallHandoverByQuery } from '@/forms/recall-handover'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { SerialForm } from '@/forms/serial-form'
import { checkPart } from './check-part'
import { WhatItMeans } from './what-it-means'

/** [2.1#43] */
export async function PartPage({ query }: { query: Record<string, unknown> }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('genuine')
  const forms = await getTranslations('forms')
  const pages = await getTranslations('pages')
  const button = { submit: t('submit'), submitting: forms('checking') }
  return (
    <LookupPage
      page="spare-parts-serial"
      title={pages('partSerial')}
      lead={t('lead')}
      topic="spare-parts"
      aside={<WhatItMeans />}
    >
      <SerialForm
        lang={lang}
        lookup={checkPart}
        serial={(await recallHandoverByQuery('spare-parts-serial', query)) ?? ''}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords(button)),
          serial: forms('serial.label'),
          hint: t('hint', { count: PART_SERIAL_LENGTH }),
          next: forms('whatNext'),
        }}
        note={<PrivacyNote text={forms('privacy')} />}
      />
    </LookupPage>
  )
}
