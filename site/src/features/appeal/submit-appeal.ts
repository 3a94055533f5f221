'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { returnForm } from '@/platform/render-context'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { notStored } from '@/forms/not-stored'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { currentAccount } from '@/accounts/account'
import type { Account } from '@/accounts/account-schema'
import type { Received, Submission } from '@/handing-in/ledger'
import type { Receipt } from '@/forms/receipt'
import { sentText, sentTexts } from '@/forms/sent-text'
import { submit } from '@/handing-in/submit'
import { appealPath } from './appeal-path'
import type { AppealContent, ChangeContent } from './contents'
import { deliverAppeal, deliverAppealChange } from './deliver-appeal'
import { FIELDS } from './fields'
import { readForm, typedPhotos } from './read-form'
import { recallAppeal, rememberAppeal } from './remembered-appeal'
import { readSealedForm, type AppealToChange, type SealedForm } from './sealed-form'

type Step = LookupState<Receipt>

const fields = z.object({
  sealed: sentText,
  ...sentTexts(FIELDS),
})

/** Or a change [4#42]; stored before this answers. */
export async function submitAppeal(_before: Step, form: FormData): Promise<Step> {
  const { sent, section } = await readSent(fields, form)
  const { sealed = '', ...rest } = sent as Record<string, string>
  const opened = await readSealedForm(sealed)
  const asked = await unlessStoreFails(readForm(form, rest, section, opened?.change?.photos))
  const entered: Typed = asked.ok ? asked.value.typed : { ...rest, ...typedPhotos(form) }
  if (!opened) {
    refresh()
    return failed('over', entered, section)
  }
  const typed = { ...entered, sealed }
  const unstored = () => {
    returnForm(sealed)
    return notStored(translatorOf(section.region.tag, 'appeal')('notStored'), typed)
  }
  if (!asked.ok) return unstored()
  const read = asked.value
  if (!read.appeal) return { status: 'invalid', typed, problems: read.problems }
  const signedIn = await unlessStoreFails(currentAccount())
  if (!signedIn.ok) return unstored()
  const account = signedIn.value
  if (account?.owner !== opened.owner) {
    returnForm(sealed)
    return failed('signedOut', typed, section)
  }
  const action = opened.change ? 'appeal-change' : 'appeal'
  const throttled = await throttle({ action, numbers: { phone: account.owner }, form, typed, section })
  if (throttled) return throttled
  const submission = await unlessStoreFails(handIn(opened, account, read.appeal, section))
  if (!submission.ok) return unstored()
  if (submission.value.key !== opened.key) return failed('changedElsewhere', typed, section)
  await remember(opened)
  return leadToAppeal(section)
}

type Appeal = NonNullable<Awaited<ReturnType<typeof readForm>>['appeal']>

function handIn(
  { key, change }: SealedForm,
  account: Account,
  { entered, photos, uploaded }: Appeal,
  { country, locale }: SiteSection,
): Promise<Submission> {
  const content: AppealContent = { ...entered, photos, account, country, locale }
  const handedIn = { key, country, photos: uploaded }
  const subjects = [account.owner]
  if (!change) return submit({ ...handedIn, kind: 'appeal', once: null, subjects, content }, deliverAppeal)
  const { serviceNumber } = change
  const changedIn: Received = {
    ...handedIn,
    kind: 'appeal-change',
    once: onceAfter(change),
    subjects: [...subjects, serviceNumber],
    content: { ...content, serviceNumber } satisfies ChangeContent,
  }
  return submit(changedIn, deliverAppealChange)
}

/** Two changes of one version could arrive in any order. */
function onceAfter({ serviceNumber, after }: AppealToChange): string {
  return `${serviceNumber} after ${after}`
}

async function remember({ key, owner, change }: SealedForm): Promise<void> {
  if (!change) return rememberAppeal({ owner, key })
  const known = await recallAppeal()
  const { serviceNumber } = change
  // Another tab may have opened another appeal.
  const isSame = known?.owner === owner && known.serviceNumber === serviceNumber
  await rememberAppeal({ ...(isSame && known), owner, serviceNumber, change: key })
}

async function leadToAppeal({ lang, region }: SiteSection): Promise<Step> {
  const path = await redirectFromAction(appealPath(lang, 'show'))
  const t = translatorOf(region.tag, 'appeal')
  const found: Receipt = { tone: 'good', title: t('received.title'), text: t('show.open'), path }
  return { status: 'answered', typed: {}, found }
}

type Why = 'over' | 'signedOut' | 'changedElsewhere'

function failed(why: Why, typed: Typed, { region }: SiteSection): Step {
  return { status: 'failed', typed, message: translatorOf(region.tag, 'appeal')(why) }
}
