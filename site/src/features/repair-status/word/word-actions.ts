'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import { notStored } from '@/forms/not-stored'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { sentText } from '@/forms/sent-text'
import { findSiteSection, type SiteSection } from '@/forms/site-section'
import type { LookupState, Typed } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { typedText } from '@/forms/typed-text'
import { findVisit } from '@/i18n/find-visit'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { contactChannels } from '@/shell/contact/contact-channels'
import { showPath } from '../show-path'
import { readAskedWord, type AskedWord } from './asked-word'
import { mailChannel, messageProvider, pushChannel } from './channels'
import { isOfPushService, pushSubscription } from './push-endpoint'
import type { SubscriptionContent } from './subscription-content'
import { confirm, stop, subscribe } from './subscriptions'
import { wordPath } from './word-path'

type Step = LookupState<string>

/** Nothing but a question is sent before the mailbox has answered it: nobody signs up others. */
export async function askForMail(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ sealed: sentText, email: sentText, night: sentText })
  const { sent, section } = await readSent(fields, form)
  const { sealed, ...typed } = sent
  const t = translatorOf(section.region.tag, 'word')
  const asked = await readAskedWord(sealed)
  if (!asked || !mailChannel()) return over(section, typed)
  const address = typedText(typed.email)
  if (!z.email().max(254).safeParse(address).success)
    return { status: 'invalid', typed, problems: { email: t('problems.email') } }
  const throttled = await throttleAsked(asked, { form, typed, section })
  if (throttled) return throttled
  const mailbox = address.toLowerCase()
  const { price } = await spend('repair-word-mail', addressIn(await headers()), { mailbox })
  if (price > 0) return { status: 'invalid', typed, problems: { email: t('problems.often') } }
  const content = { ...(await readerOf(section)), channel: 'email', address } as const
  return keep(asked, content, { typed, section, isAtNight: typed.night !== '', field: 'email' })
}

export async function askForPush(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ sealed: sentText, push: sentText, night: sentText })
  const { sent, section } = await readSent(fields, form)
  const typed = { night: sent.night }
  const t = translatorOf(section.region.tag, 'word')
  const asked = await readAskedWord(sent.sealed)
  if (!asked || !pushChannel()) return over(section, typed)
  const push = pushSubscription.safeParse(parsed(sent.push)).data
  if (!push || !isOfPushService(push.endpoint))
    return { status: 'invalid', typed, problems: { push: t('problems.push') } }
  const throttled = await throttleAsked(asked, { form, typed, section })
  if (throttled) return throttled
  const content = { ...(await readerOf(section)), channel: 'push', push } as const
  return keep(asked, content, { typed, section, isAtNight: sent.night !== '', field: 'push' })
}

/** To the phone of the order alone, which a one-time code has confirmed. */
export async function askForMessage(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ sealed: sentText, by: sentText, night: sentText })
  const { sent, section } = await readSent(fields, form)
  const typed = { night: sent.night }
  const asked = await readAskedWord(sent.sealed)
  const channel = messageProvider()?.channels.find((known) => known === sent.by)
  if (!asked || asked.phone === null || !channel) return over(section, typed)
  const throttled = await throttleAsked(asked, { form, typed, section })
  if (throttled) return throttled
  const content = { ...(await readerOf(section)), channel, phone: asked.phone }
  return keep(asked, content, { typed, section, isAtNight: sent.night !== '', field: 'by' })
}

const ofToken = z.object({
  lang: z.string().max(10),
  of: z.uuid(),
  back: z.enum(['show', 'word']).default('word'),
})

/** A button, as programs that look through mail follow links. */
export async function confirmWord(form: FormData): Promise<void> {
  const { section, of } = await readToken(form)
  await confirm(of)
  redirect(wordPath(section.lang, of))
}

export async function stopWord(form: FormData): Promise<void> {
  const { section, of, back } = await readToken(form)
  await stop(of)
  redirect(back === 'show' ? showPath(section.lang) : wordPath(section.lang, of))
}

async function readToken(form: FormData) {
  const read = ofToken.safeParse(Object.fromEntries(form))
  const section = read.success ? await findSiteSection(read.data.lang) : null
  if (!read.success || !section) notFound()
  return { section, ...read.data }
}

interface Sent {
  form: FormData
  typed: Typed
  section: SiteSection
}

function throttleAsked({ orderNumber }: AskedWord, sent: Sent): Promise<LookupState<never> | null> {
  return throttle({ action: 'repair-word', numbers: { orderNumber }, ...sent })
}

interface Kept {
  typed: Typed
  section: SiteSection
  isAtNight: boolean
  field: string
}

async function keep(
  asked: AskedWord,
  content: SubscriptionContent,
  { typed, section, isAtNight, field }: Kept,
): Promise<Step> {
  const t = translatorOf(section.region.tag, 'word')
  const kept = await unlessStoreFails(subscribe({ ...asked, isAtNight, content }))
  if (!kept.ok) return notStored(t('notStored'), typed)
  if (kept.value === 'too-many')
    return { status: 'invalid', typed, problems: { [field]: t('problems.many') } }
  const found = await redirectFromAction(showPath(section.lang))
  refresh()
  return { status: 'answered', typed: {}, found }
}

async function readerOf({ lang, country, locale }: SiteSection) {
  const visit = await findVisit(lang)
  const hotline = visit && contactChannels(visit.countryData).find(({ kind }) => kind === 'hotline')
  return { lang, country, locale, hotline: hotline?.shown ?? null }
}

function over({ region }: SiteSection, typed: Typed): Step {
  return { status: 'failed', typed, message: translatorOf(region.tag, 'word')('over') }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
