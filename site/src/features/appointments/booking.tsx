import { getTranslations } from 'next-intl/server'
import { formatNumber } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { Callout } from '@/ui/callout/callout'
import { Facts } from '@/ui/facts/facts'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import type { Typed } from '@/forms/state'
import { dialCodes } from '@/forms/dial-codes'
import { recallRepair } from '@/forms/known-repair'
import { BookingForm } from './booking-form'
import { STEPS } from './steps'
import { photoWords } from '@/uploads/photo-words'
import { mixedText } from '@/service-centers/mixed-text'
import { isProduct, MOST_PHOTOS, PRODUCTS } from './booking-fields'
import { sealCenter } from './chosen-center'
import type { AppointmentCenter } from './contents'
import { freeDays } from './free-days'
import { refusedBooking } from './refused-booking'
import { readSlot, slotValue } from '@/service-centers/opening/slot'
import { slotChoice, slotWords } from './slot-choice'
import styles from './appointment.module.css'

interface BookingProps {
  id: string
  from: unknown
  /** To be chosen if it is free still. */
  slot: unknown
}

export async function Booking({ id, from, slot }: BookingProps) {
  const { lang, locale } = await currentVisit()
  const tooMany = await tooManyReloads('appointment-form')
  if (tooMany) return <LookupFailure failure={tooMany} />
  const answer = await afterSales().call('serviceCenter', { id: id.slice(0, 100), language: locale })
  if (!answer.ok) {
    const common = await getTranslations('common')
    return (
      <LookupFailure failure={answer.failure}>
        <p>
          <a href={href(lang, 'repair-appointment', { center: id })}>{common('tryAgain')}</a>
        </p>
      </LookupFailure>
    )
  }
  const center = answer.data
  if (!center?.reservable) return <NotBookable />
  const { name, address, phone, timeZone } = center
  return <FormOfCenter center={{ id: center.id, name, address, phone, timeZone }} from={from} slot={slot} />
}

async function NotBookable() {
  const { lang } = await currentVisit()
  const t = await getTranslations('appointment')
  return (
    <Callout tone="hint" title={<h2>{t('noCenter.title')}</h2>}>
      <p>{t('noCenter.text')}</p>
      <p>
        <AppLink href={href(lang, 'repair-appointment')}>{t('otherCenter')}</AppLink>
      </p>
    </Callout>
  )
}

type FormOfCenterProps = Pick<BookingProps, 'from' | 'slot'> & { center: AppointmentCenter }

async function FormOfCenter({ center, from, slot }: FormOfCenterProps) {
  const visit = await currentVisit()
  const { lang, country, region } = visit
  const free = await freeDays(center, from, visit)
  if (!free.ok) return <LookupFailure failure={free.failure} />
  const t = await getTranslations('appointment')
  const forms = await getTranslations('forms')
  const device = await getTranslations('device')
  const common = await getTranslations('common')
  const refused = await refusedBooking()
  const own = await unlessStoreFails(ownContact())
  const known = await knownDevice()
  const hrefFrom = (day: string) => href(lang, 'repair-appointment', { center: center.id, from: day })
  const fact = (label: string, value: string | null, isCode = false) =>
    value ? [{ label, value, isCode }] : []
  return (
    <div className={styles.booking}>
      <Facts
        facts={[
          { label: t('facts.center'), value: center.name },
          ...fact(t('facts.address'), center.address && mixedText(center.address)),
          ...fact(t('facts.centerPhone'), center.phone, true),
        ]}
      />
      <p>
        <AppLink href={href(lang, 'repair-appointment')} className={styles.link}>
          {t('otherCenter')}
        </AppLink>
      </p>
      <BookingForm
        lang={lang}
        sealed={await sealCenter(center, refused?.key)}
        before={{
          region: country.toUpperCase(),
          ...(own.ok && own.value),
          ...known,
          ...chosenSlot(slot),
          ...refused?.typed,
        }}
        slots={await slotChoice(free.data, hrefFrom)}
        products={PRODUCTS.map((product) => ({ value: product, name: t(`products.${product}`) }))}
        regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
        photoWords={photoWords(MOST_PHOTOS, region)}
        contact={<ContactWays />}
        note={<PrivacyNote text={t('privacy')} />}
        words={{
          ...(await lookupWords({
            submit: t('submit'),
            submitting: t('submitting'),
          })),
          ...(await slotWords()),
          steps: {
            label: t('steps.label'),
            done: t('steps.done'),
            titles: STEPS.map((step) => t(`steps.${step}`)),
            numbers: STEPS.map((_, at) => formatNumber(at + 1, region)),
            of: STEPS.map((_, at) => t('steps.of', { step: at + 1, steps: STEPS.length })),
          },
          failed: t('failed'),
          check: forms('checkInput'),
          choose: forms('choose'),
          product: t('device'),
          model: device('model'),
          imei: 'IMEI',
          fault: t('fault'),
          faultHint: t('faultHint'),
          photos: t('photos'),
          name: t('name'),
          country: forms('country'),
          phone: forms('phone'),
          phoneHint: t('phoneHint'),
          email: common('emailLabel'),
          optional: forms('optional'),
        }}
      />
    </div>
  )
}

/** From the list of centres. */
function chosenSlot(asked: unknown): Typed {
  const slot = typeof asked === 'string' ? readSlot(asked) : null
  return slot ? { slot: slotValue(slot) } : {}
}

/** From the page of what its repair costs, or from where its fault was found. */
async function knownDevice(): Promise<Typed> {
  const known = await recallRepair()
  if (!known) return {}
  return { ...known, product: isProduct(known.product) ? known.product : '' }
}
