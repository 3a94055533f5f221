'use server'

import { z } from 'zod'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { translatorOf } from '@/i18n/translator'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'
import { sentText, sentTexts } from '@/forms/sent-text'
import { submit } from '@/handing-in/submit'
import { readChosen, type ChosenOrder } from './chosen-order'
import { deliverRating } from './deliver-rating'
import { COMMENTS } from './limits'
import { problemTexts } from './problem-texts'
import { ALL_REASONS, STARRED } from './questions'
import type { RatingContent } from './rating-content'
import { ratingPath } from './rating-path'
import { ratingReceipt } from './rating-receipt'
import { readRating, type Rated } from './read-rating'

const NAMES = [...STARRED, 'recommend', ...ALL_REASONS, ...COMMENTS]
const fields = z.object({
  sealed: sentText,
  ...sentTexts(NAMES),
})

/** [3#38]–[3#42]; stored before this answers. */
export async function submitRating(
  _before: LookupState<Receipt>,
  form: FormData,
): Promise<LookupState<Receipt>> {
  const { sent, section } = await readSent(fields, form)
  const { sealed = '', ...typed } = sent as Record<string, string>
  const chosen = await readChosen(sealed)
  const t = translatorOf(section.region.tag, 'rating')
  if (!chosen) return { status: 'failed', typed, message: t('over') }
  const read = readRating(typed)
  if (!read.ok) return { status: 'invalid', typed, problems: problemTexts(read.problems, section.region) }
  const { orderNumber } = chosen
  const throttled = await throttle({ action: 'rating', numbers: { orderNumber }, form, typed, section })
  if (throttled) return throttled
  const submission = await unlessStoreFails(handIn(chosen, read.rated, section))
  if (!submission.ok) return notStored(t('notStored'), typed)
  await redirectFromAction(ratingPath(section.lang))
  return { status: 'answered', typed: {}, found: ratingReceipt(submission.value, section.region) }
}

/** @throws StoreError */
function handIn({ orderNumber, key }: ChosenOrder, rated: Rated, section: SiteSection): Promise<Submission> {
  const { country, locale } = section
  const content: RatingContent = { orderNumber, country, locale, ...rated }
  const subjects = [orderNumber]
  return submit({ key, kind: 'rating', country, once: orderNumber, subjects, content }, deliverRating)
}
