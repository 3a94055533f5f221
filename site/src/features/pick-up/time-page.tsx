import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { tooManyReloads } from '@/abuse/too-many-reloads'
import { ContactWays } from '@/forms/contact-ways'
import { LookupFailure } from '@/forms/lookup-failure'
import { currentVisit } from '@/i18n/visit'
import { href } from '@/links/href'
import { findOffer, type Offer } from './find-offer'
import { FormOfTime } from './form-of-time'
import { MissingStep } from './missing-step'
import { notServedOf } from './not-served'
import { NotServedCard } from './not-served-card'
import { notServedLinks, notServedWords } from './not-served-parts'
import { OfferFacts } from './offer-facts'
import type { Address } from './pick-up-content'
import { PostStep } from './post-step'
import { recallPickUp, type Draft } from './remembered-pick-up'
import { shownWindows } from './shown-windows'
import { StepPage } from './step-page'

export async function TimePage() {
  const { draft } = await recallPickUp()
  if (!draft?.address)
    return (
      <StepPage at="time">
        <MissingStep step={draft ? 'address' : 'device'} />
      </StepPage>
    )
  const visit = await currentVisit()
  const failure = await tooManyReloads('pick-up-windows')
  const answer = failure
    ? ({ ok: false, failure } as const)
    : await findOffer(draft.device, draft.address, visit)
  if (!answer.ok)
    return (
      <StepPage at="time">
        <LookupFailure failure={answer.failure}>{failure ? null : <Again lang={visit.lang} />}</LookupFailure>
      </StepPage>
    )
  return <LastStep draft={draft} address={draft.address} found={answer.data} />
}

async function Again({ lang }: { lang: string }) {
  const common = await getTranslations('common')
  return (
    <p>
      <a href={href(lang, 'pick-up/time')}>{common('tryAgain')}</a>
    </p>
  )
}

interface LastStepProps {
  draft: Draft
  address: Address
  found: Offer
}

async function LastStep({ draft, address, found: { offer, ...instead } }: LastStepProps): Promise<ReactNode> {
  const visit = await currentVisit()
  const { postal } = instead
  if (offer)
    return (
      <StepPage at="time">
        <OfferFacts offer={offer} address={address} />
        <FormOfTime
          draft={draft}
          address={address}
          timeZone={offer.timeZone}
          days={shownWindows(offer, visit.region.tag)}
        />
      </StepPage>
    )
  if (postal?.booking)
    return (
      <StepPage at="time" isByPost>
        <PostStep draft={draft} address={address} postal={postal} booking={postal.booking} />
      </StepPage>
    )
  return (
    <StepPage at="time">
      <NotServedCard
        notServed={notServedOf(instead, visit)}
        words={await notServedWords()}
        links={notServedLinks(visit.lang, draft.device)}
        contact={<ContactWays />}
      />
    </StepPage>
  )
}
