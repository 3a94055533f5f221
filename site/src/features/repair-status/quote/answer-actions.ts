'use server'

import { QUOTE_ANSWERS } from '@carelane/after-sales'
import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { z } from 'zod'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import { notStored } from '@/forms/not-stored'
import { enteredCode, exchangeOneTimeCode, sendOneTimeCode } from '@/forms/one-time-code/code-steps'
import { readOneTimeCode } from '@/forms/one-time-code/read-code'
import { readSent } from '@/forms/read-sent'
import { redirectFromAction } from '@/forms/redirect-from-action'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState, Typed } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { sentText } from '@/forms/sent-text'
import { findSubmissionAbout } from '@/handing-in/ledger'
import { submit } from '@/handing-in/submit'
import { translatorOf } from '@/i18n/translator'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { recallLookup, rememberLookup, type RememberedPhone } from '../remembered'
import { QUOTE_ANSWER, subjectOf, type AnswerContent, type QuoteAnswer } from './answer-content'
import { readAsked, type AskedQuote } from './asked-quote'
import { deliverQuoteAnswer } from './deliver-answer'
import { quotePath } from './quote-path'

type Step = LookupState<string>
/** Its token has opened the quote. */
type Owner = RememberedPhone & { token: string }

/** A yes or a no waits for a code of its own; a wish to be called does not. */
export async function chooseAnswer(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText, answer: sentText }), form)
  const own = await readOwn(typed.sealed)
  if (!own) return over(section, typed)
  const { asked, lookup } = own
  const answer = QUOTE_ANSWERS.find((known) => known === typed.answer)
  if (!answer) {
    const problem = translatorOf(section.region.tag, 'quote')('problems.choose')
    return { status: 'invalid', typed, problems: { answer: problem } }
  }
  if (answer === 'callMe') return askForCall(asked, lookup, { form, typed, section })
  const { phone, quote: begun } = lookup
  let code = begun?.code && !begun.proof && begun.code.until > Date.now() ? begun.code : undefined
  if (!code) {
    const sent = await sendOneTimeCode({ phone, form, typed, section })
    if (!sent.ok) return sent.state
    code = sent.code
  }
  const { orderNumber, version } = asked
  await rememberLookup(section.lang, { ...lookup, quote: { orderNumber, version, answer, code } })
  return done(section, asked)
}

export async function sendAnswerCode(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(z.object({ sealed: sentText }), form)
  const own = await readOwn(typed.sealed)
  if (!own?.lookup.quote) return over(section, typed)
  const { asked, lookup } = own
  const { phone, quote } = own.lookup
  const sent = await sendOneTimeCode({ phone, form, typed, section }, quote.code)
  if (!sent.ok) return sent.state
  await rememberLookup(section.lang, { ...lookup, quote: { ...quote, code: sent.code } })
  return done(section, asked)
}

/** Stored before it is confirmed; a repeated one leads to the first. */
export async function confirmAnswer(_before: Step, form: FormData): Promise<Step> {
  const fields = z.object({ sealed: sentText, answer: z.enum(['yes', 'no']), ...enteredCode.shape })
  const { sent: typed, section } = await readSent(fields, form)
  const own = await readOwn(typed.sealed)
  if (!own) return over(section, typed)
  const { asked, lookup } = own
  const { answer } = typed
  const findBefore = () =>
    unlessStoreFails(findSubmissionAbout(QUOTE_ANSWER, subjectOf({ ...asked, answer })))
  const before = await findBefore()
  if (!before.ok) return stored(section, typed)
  if (before.value) return done(section, asked)
  const proven = await prove(asked, answer, lookup, { form, typed, section })
  if (!proven.ok) {
    // Another tab may have used the code up for the same answer.
    const meanwhile = await findBefore()
    return meanwhile.ok && meanwhile.value ? done(section, asked) : proven.state
  }
  const handedIn = await handIn(asked, answer, { ...lookup, token: proven.token }, section)
  if (!handedIn.ok) {
    // The code is used up: what it proved is kept for the next try.
    const { orderNumber, version } = asked
    const { code } = lookup.quote ?? {}
    const proof = { token: proven.token, until: Date.now() + PROOF_MS }
    await rememberLookup(section.lang, { ...lookup, quote: { orderNumber, version, answer, code, proof } })
    return stored(section, typed)
  }
  await rememberLookup(section.lang, { ...lookup, quote: undefined })
  return done(section, asked)
}

/** Less than the ten minutes for which the service takes it. */
const PROOF_MS = 480_000

interface Sent {
  form: FormData
  typed: Typed
  section: SiteSection
}

async function prove(
  { orderNumber, version }: AskedQuote,
  answer: QuoteAnswer,
  { phone, quote }: Owner,
  { form, typed, section }: Sent,
): Promise<{ ok: true; token: string } | { ok: false; state: LookupState<never> }> {
  const isSame = quote?.orderNumber === orderNumber && quote.version === version && quote.answer === answer
  const proof = isSame ? quote.proof : undefined
  if (proof && proof.until > Date.now()) return { ok: true, token: proof.token }
  if (readOneTimeCode(typed.code ?? '').ok && (await hasTriedTooOften(orderNumber))) {
    const problem = translatorOf(section.region.tag, 'quote')('problems.tries')
    return { ok: false, state: { status: 'invalid', typed, problems: { code: problem } } }
  }
  return exchangeOneTimeCode({ phone, form, typed, section })
}

/** Over all addresses. */
async function hasTriedTooOften(quotedOrder: string): Promise<boolean> {
  const { price } = await spend('repair-quote-code', addressIn(await headers()), { quotedOrder })
  return price > 0
}

async function askForCall(asked: AskedQuote, lookup: Owner, { form, typed, section }: Sent): Promise<Step> {
  const { phone } = lookup
  const numbers = { phone }
  const throttled = await throttle({ action: 'repair-quote-answer', numbers, form, typed, section })
  if (throttled) return throttled
  const handedIn = await handIn(asked, 'callMe', lookup, section)
  if (!handedIn.ok) return stored(section, typed)
  return done(section, asked)
}

function handIn(asked: AskedQuote, answer: QuoteAnswer, { phone, token }: Owner, section: SiteSection) {
  const { key, orderNumber, version, total, currency, facts, sentences } = asked
  const { country, locale } = section
  const content: AnswerContent = {
    ...{ country, locale, orderNumber, version, total, currency, facts, phone, answer, token },
    sentence: sentences[answer],
    answeredTime: new Date().toISOString(),
  }
  const once = subjectOf(content)
  const subjects = [phone, orderNumber]
  return unlessStoreFails(
    submit({ key, kind: QUOTE_ANSWER, country, once, subjects, content }, deliverQuoteAnswer),
  )
}

async function done({ lang }: SiteSection, { of }: AskedQuote): Promise<Step> {
  const found = await redirectFromAction(quotePath(lang, of))
  refresh()
  return { status: 'answered', typed: {}, found }
}

function over({ region }: SiteSection, typed: Typed): Step {
  return { status: 'failed', typed, message: translatorOf(region.tag, 'quote')('over') }
}

function stored({ region }: SiteSection, typed: Typed): Step {
  return notStored(translatorOf(region.tag, 'quote')('notStored'), typed)
}

async function readOwn(sealed: string): Promise<{ asked: AskedQuote; lookup: Owner } | null> {
  const asked = await readAsked(sealed)
  const lookup = await recallLookup()
  if (!asked || lookup?.by !== 'phone' || lookup.token === undefined) return null
  return asked.phone === lookup.phone ? { asked, lookup: { ...lookup, token: lookup.token } } : null
}
