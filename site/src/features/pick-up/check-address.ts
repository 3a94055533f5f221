'use server'

import { z } from 'zod'
import { failed } from '@/forms/failures'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentTexts } from '@/forms/sent-text'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState, Typed } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { findOffer } from './find-offer'
import { notServedOf, type NotServed } from './not-served'
import { ADDRESS_FIELDS, LONGEST } from './pick-up-fields'
import { readAddress, type AddressProblem } from './read-address'
import { recallPickUp, rememberPickUp } from './remembered-pick-up'

type AddressAnswer = { path: string } | { notServed: NotServed }

type Step = LookupState<AddressAnswer>

export async function checkAddress(_before: Step, form: FormData): Promise<Step> {
  const { sent, section } = await readSent(z.object(sentTexts(ADDRESS_FIELDS)), form)
  const typed = sent as Typed
  const { draft } = await recallPickUp()
  const onTo = async (page: 'pick-up' | 'pick-up/time'): Promise<Step> => {
    const path = await redirectFromAction(href(section.lang, page))
    return { status: 'answered', typed, found: { path } }
  }
  if (!draft) return onTo('pick-up')
  const read = readAddress(typed)
  if (!read.ok) return { status: 'invalid', typed, problems: problemTexts(read.problems, section) }
  const throttled = await throttle({ action: 'pick-up-address', numbers: {}, form, typed, section })
  if (throttled) return throttled
  await rememberPickUp({ draft: { ...draft, address: read.address } })
  const answer = await findOffer(draft.device, read.address, section)
  if (!answer.ok) return failed(answer.failure, typed, section)
  if (answer.data.offer) return onTo('pick-up/time')
  return { status: 'answered', typed, found: { notServed: notServedOf(answer.data, section) } }
}

function problemTexts(problems: readonly AddressProblem[], { region }: SiteSection): Typed {
  const t = translatorOf(region.tag, 'pickup')
  const tooLong = translatorOf(region.tag, 'appointment')
  return Object.fromEntries(
    problems.map(({ field, why }) => [
      field,
      why === 'long'
        ? tooLong('problems.long', { most: LONGEST[field] })
        : t(field === 'city' ? 'address.cityMissing' : 'address.lineMissing'),
    ]),
  )
}
