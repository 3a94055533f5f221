'use server'

import { z } from 'zod'
import { readContested, type ContestedAnswer } from '@/forms/contest/contested-answer'
import { rememberContest } from '@/forms/contest/remembered-contest'
import { notStored } from '@/forms/not-stored'
import { readSent } from '@/forms/read-sent'
import type { Receipt } from '@/forms/receipt'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState, Typed } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { sentText, sentTexts } from '@/forms/sent-text'
import type { Submission } from '@/handing-in/ledger'
import { submit } from '@/handing-in/submit'
import { today } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { namedPhotos, readPhotos } from '@/uploads/read-photos'
import { deliverContest } from './deliver-contest'
import type { ContestContent } from './contest-content'
import { FIELDS } from './contest-fields'
import { contestShowPath } from './contest-path'
import { problemTexts } from './problem-texts'
import { readContest } from './read-contest'

type Step = LookupState<Receipt>

const fields = z.object({
  sealed: sentText,
  ...sentTexts(FIELDS),
})

/** Stored before this answers. */
export async function submitContest(_before: Step, form: FormData): Promise<Step> {
  const { sent, section } = await readSent(fields, form)
  const { sealed = '', ...typedHere } = sent as Record<string, string>
  const t = translatorOf(section.region.tag, 'contest')
  const photos = await unlessStoreFails(readPhotos(form, 'receipt', 1, section))
  const ids = photos.ok ? photos.value.ids : namedPhotos(form, 'receipt')
  const typed: Typed = { ...typedHere, sealed, receipt: ids.join(' ') }
  const contested = await readContested(sealed)
  if (!contested) return { status: 'failed', typed, message: t('over') }
  if (!photos.ok) return notStored(t('notStored'), typed)
  const [receipt] = ids
  const read = readContest(typed, today(section.region.timeZone))
  const photoProblem = photos.value.problem ?? (receipt === undefined ? t('problems.receipt') : null)
  if (!read.ok || photoProblem !== null || receipt === undefined) {
    const problems = {
      ...(photoProblem !== null && { receipt: photoProblem }),
      ...(!read.ok && problemTexts(read.problems, section.region)),
    }
    return { status: 'invalid', typed, problems }
  }
  const { phone } = read.entered
  const throttled = await throttle({ action: 'verdict-contest', numbers: { phone }, form, typed, section })
  if (throttled) return throttled
  const content = { ...read.entered, receipt }
  const submission = await unlessStoreFails(handIn(contested, content, section))
  if (!submission.ok) return notStored(t('notStored'), typed)
  await rememberContest({ own: { by: 'key', key: submission.value.key, lastDigits: phone.slice(-4) } })
  const path = await redirectFromAction(contestShowPath(section.lang))
  const found: Receipt = { tone: 'good', title: t('received.title'), text: t('show.open'), path }
  return { status: 'answered', typed: {}, found }
}

type Entered = Omit<ContestContent, 'country' | 'locale' | 'device' | 'deviceNumber' | 'verdict'>

/** @throws StoreError */
function handIn(
  { key, device, number, verdict }: ContestedAnswer,
  entered: Entered,
  { country, locale }: SiteSection,
): Promise<Submission> {
  const content: ContestContent = { ...entered, country, locale, device, deviceNumber: number, verdict }
  const subjects = [entered.phone, number]
  const photos = [entered.receipt]
  return submit(
    { key, kind: 'verdict-contest', country, once: null, subjects, photos, content },
    deliverContest,
  )
}
