import { getTranslations } from 'next-intl/server'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import { dialCodes } from '@/forms/dial-codes'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { currentVisit } from '@/i18n/visit'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import type { Address } from './pick-up-content'
import type { Draft } from './remembered-pick-up'
import { sealBooking } from './sealed-booking'
import type { ShownDay } from './shown-windows'
import { TimeForm } from './time-form'

interface FormOfTimeProps {
  draft: Draft
  address: Address
  timeZone: string | null
  /** Null for a parcel that its owner sends. */
  days: ShownDay[] | null
}

export async function FormOfTime({ draft, address, timeZone, days }: FormOfTimeProps) {
  const { device, fault, key } = draft
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('pickup')
  const forms = await getTranslations('forms')
  const appointment = await getTranslations('appointment')
  const own = await unlessStoreFails(ownContact())
  const by = days ? 'courier' : 'post'
  return (
    <TimeForm
      lang={lang}
      sealed={await sealBooking({ by, device, fault, address, timeZone, key })}
      before={{ region: country.toUpperCase(), ...(own.ok && own.value) }}
      days={days}
      regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
      contact={<ContactWays />}
      note={<PrivacyNote text={t(days ? 'privacy' : 'post.privacy')} />}
      words={{
        ...(await lookupWords({
          submit: t(days ? 'time.submit' : 'post.submit'),
          submitting: appointment('submitting'),
        })),
        failed: t(days ? 'refused.title' : 'post.refused'),
        check: forms('checkInput'),
        window: t('time.legend'),
        zone: t('time.zone'),
        none: t('time.none'),
        full: appointment('slot.full'),
        name: appointment('name'),
        country: forms('country'),
        choose: forms('choose'),
        phone: forms('phone'),
        phoneHint: t(days ? 'time.phoneHint' : 'post.phoneHint'),
      }}
    />
  )
}
