import { TV_SERIAL_LENGTH } from '@carelane/after-sales'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { ContactWays } from '@/forms/contact-ways'
import { LookupPage } from '@/tool-page/lookup-page'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { SerialForm } from '@/forms/serial-form'
import { checkTelevision } from './check-television'
import { EditorsSections } from './editors-sections'
import { WhereToFindSerial } from './where-to-find-serial'

/** [2.1#45] */
export async function TelevisionPage() {
  const { lang } = await currentVisit()
  const t = await getTranslations()
  const button = { submit: t('warranty.submit'), submitting: t('warranty.submitting') }
  return (
    <LookupPage
      page="tv-warranty"
      title={t('tv.title')}
      lead={t('tv.lead')}
      aside={<WhereToFindSerial />}
      below={<EditorsSections />}
    >
      <SerialForm
        lang={lang}
        lookup={checkTelevision}
        contact={<ContactWays />}
        words={{
          ...(await lookupWords(button)),
          serial: t('lookup.serial.label'),
          hint: t('tv.hint', { count: TV_SERIAL_LENGTH }),
          next: t('warranty.next.title'),
        }}
        note={<PrivacyNote text={t('lookup.privacy')} />}
      />
    </LookupPage>
  )
}
