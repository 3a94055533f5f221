import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import { lookupWords } from '@/forms/lookup-words'
import { dialCodes } from '@/forms/dial-codes'
import { FindForm } from './find-form'

export async function FormOfFinding() {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations()
  const asked = await unlessStoreFails(ownContact())
  const own = asked.ok ? asked.value : {}
  return (
    <FindForm
      lang={lang}
      before={{ region: own.region ?? country.toUpperCase(), phone: own.phone ?? '' }}
      regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: t('appointment.find.submit'), submitting: t('repair.submitting') })),
        number: t('appointment.facts.number'),
        numberHint: t('appointment.find.hint'),
        country: t('repair.country'),
        choose: t('lookup.choose'),
        phone: t('repair.phone'),
        phoneHint: t('appointment.find.phoneHint'),
        privacy: t('appointment.find.privacy'),
        opening: t('appointment.show.opening'),
        open: t('appointment.show.open'),
      }}
    />
  )
}
