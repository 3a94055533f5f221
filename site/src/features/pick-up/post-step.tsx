import { getTranslations } from 'next-intl/server'
import { formatCalendarDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { mixedText } from '@/service-centers/mixed-text'
import { Facts } from '@/ui/facts/facts'
import type { Offer } from './find-offer'
import { FormOfTime } from './form-of-time'
import { postalOf } from './not-served'
import { Place } from './not-served-card'
import { addressText, priceFacts } from './offer-facts'
import type { Address } from './pick-up-content'
import type { Draft } from './remembered-pick-up'
import styles from './pick-up.module.css'

type Postal = NonNullable<Offer['postal']>

interface PostStepProps {
  draft: Draft
  address: Address
  postal: Postal
  booking: NonNullable<Postal['booking']>
}

/** Where nobody comes, what fits into a parcel gets a number to be sent with. */
export async function PostStep({ draft, address, postal, booking }: PostStepProps) {
  const { region } = await currentVisit()
  const t = await getTranslations('pickup.post.facts')
  const { text, ...place } = postalOf(postal, region)
  return (
    <>
      <div className={styles.place}>
        <p>{text}</p>
        <Place {...place} />
      </div>
      <Facts
        facts={[
          { label: t('from'), value: mixedText(addressText(address)) },
          { label: t('sendBy'), value: formatCalendarDay(booking.sendBy, region) },
          ...(await priceFacts(booking.price, region, t('price'))),
        ]}
      />
      <FormOfTime draft={draft} address={address} timeZone={null} days={null} />
    </>
  )
}
