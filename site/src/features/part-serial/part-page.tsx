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
  const t = await getTranslations()
  const button = { submit: t('genuine.submit'), submitting: t('warranty.submitting') }
  return (
    <LookupPage
      page="spare-parts-serial"
      title={t('genuine.title')}
      lead={t('genuine.lead')}
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
          serial: t('lookup.serial.label'),
          hint: t('genuine.hint', { count: PART_SERIAL_LENGTH }),
          next: t('warranty.next.title'),
        }}
        note={<PrivacyNote text={t('lookup.privacy')} />}
      />
    </LookupPage>
  )
}
