import { getTranslations } from 'next-intl/server'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { ownContact } from '@/accounts/own-contact'
import { ContactWays } from '@/forms/contact-ways'
import { dialCodes } from '@/forms/dial-codes'
import { LookupFailure } from '@/forms/lookup-failure'
import { lookupWords } from '@/forms/lookup-words'
import { PrivacyNote } from '@/forms/privacy-note'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { findOffer, type Offer } from './find-offer'
import { MissingStep } from './missing-step'
import { notServedOf } from './not-served'
import { NotServedCard } from './not-served-card'
import { notServedLinks, notServedWords } from './not-served-parts'
import { OfferFacts } from './offer-facts'
import type { Address } from './pick-up-content'
import { recallPickUp, type Draft } from './remembered-pick-up'
import { sealBooking } from './sealed-booking'
import { shownWindows } from './shown-windows'
import { StepPage } from './step-page'
import { TimeForm } from './time-form'

export async function TimePage() {
  const { draft } = await recallPickUp()
  return (
    <StepPage at="time">
      {draft?.address ? (
        <Windows draft={draft} address={draft.address} />
      ) : (
        <MissingStep step={draft ? 'address' : 'device'} />
      )}
    </StepPage>
  )
}

interface WindowsProps {
  draft: Draft
  address: Address
}

async function Windows({ draft, address }: WindowsProps) {
  const visit = await currentVisit()
  const tooMany = await tooManyReloads('pick-up-windows')
  if (tooMany) return <LookupFailure failure={tooMany} />
  const answer = await findOffer(draft.device, address, visit)
  if (!answer.ok) {
    const common = await getTranslations('common')
    return (
      <LookupFailure failure={answer.failure}>
        <p>
          <a href={href(visit.lang, 'pick-up/time')}>{common('tryAgain')}</a>
        </p>
      </LookupFailure>
    )
  }
  const { offer, ...instead } = answer.data
  if (!offer)
    return (
      <NotServedCard
        notServed={notServedOf(instead, visit)}
        words={await notServedWords()}
        links={notServedLinks(visit.lang, draft.device)}
        contact={<ContactWays />}
      />
    )
  return (
    <>
      <OfferFacts offer={offer} address={address} />
      <FormOfTime offer={offer} address={address} draft={draft} />
    </>
  )
}

interface FormOfTimeProps extends WindowsProps {
  offer: NonNullable<Offer['offer']>
}

async function FormOfTime({ draft: { device, fault, key }, address, offer }: FormOfTimeProps) {
  const { lang, country, region } = await currentVisit()
  const t = await getTranslations('pickup')
  const forms = await getTranslations('forms')
  const appointment = await getTranslations('appointment')
  const own = await unlessStoreFails(ownContact())
  return (
    <TimeForm
      lang={lang}
      sealed={await sealBooking({ device, fault, address, timeZone: offer.timeZone, key })}
      before={{ region: country.toUpperCase(), ...(own.ok && own.value) }}
      days={shownWindows(offer, region.tag)}
      regions={dialCodes(region.tag).map(({ region: value, name }) => ({ value, name }))}
      contact={<ContactWays />}
      note={<PrivacyNote text={t('privacy')} />}
      words={{
        ...(await lookupWords({ submit: t('time.submit'), submitting: appointment('submitting') })),
        failed: t('refused.title'),
        check: forms('checkInput'),
        window: t('time.legend'),
        zone: t('time.zone'),
        none: t('time.none'),
        full: appointment('slot.full'),
        name: appointment('name'),
        country: forms('country'),
        choose: forms('choose'),
        phone: forms('phone'),
        phoneHint: t('time.phoneHint'),
      }}
    />
  )
}
