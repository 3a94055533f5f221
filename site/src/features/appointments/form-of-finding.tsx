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
  const t = await getTranslations('appointment')
  const forms = await getTranslations('forms')
  const asked = await unlessStoreFails(ownContact())
  const own = asked.ok ? asked.value : {}
  return (
    <FindForm
      lang={lang}
      before={{ region: own.region ?? country.toUpperCase(), phone: own.phone ?? '' }}
      regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
      contact={<ContactWays />}
      words={{
        ...(await lookupWords({ submit: t('find.submit'), submitting: t('find.submitting') })),
        number: t('facts.number'),
        numberHint: t('find.hint'),
        country: forms('country'),
        choose: forms('choose'),
        phone: forms('phone'),
        phoneHint: t('find.phoneHint'),
        privacy: t('find.privacy'),
        opening: t('show.opening'),
        open: t('show.open'),
      }}
    />
  )
}
