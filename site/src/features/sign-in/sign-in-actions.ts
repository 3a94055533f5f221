'use server'

import { notFound, redirect } from 'next/navigation'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { forgetAppeal } from '../appeal/remembered-appeal'
import { phoneText } from '../appointments/problem-texts'
import type { Place } from '../lookup/place'
import { readSent } from '../lookup/read-sent'
import type { LookupState, Typed } from '../lookup/state'
import { enteredCode, exchangeOneTimeCode, sendOneTimeCode } from '../one-time-code/code-steps'
import { leadOn } from '../repair-status/lead-on'
import { readPhone } from '../repair-status/phone-number'
import { signIn, signOut } from './account'
import { forgetSigningIn, recallSigningIn, rememberSigningIn } from './signing-in'

type Step = LookupState<string>

/** Of a token of which the service does not say it: 30 days. */
const TOKEN_SECONDS = 30 * 86_400

const text = z
  .string()
  .default('')
  .transform((typed) => typed.slice(0, 100))
/** A page of ours, of the section that the form is in. */
const path = z.string().regex(/^\/[a-z_]{2,6}\/(?:[a-z-]+\/)*$/)

/** Sends a code to the phone that is typed. */
export async function askForCode(_before: Step, form: FormData): Promise<Step> {
  const { sent, place } = await readSent(z.object({ path, region: text, phone: text }), form)
  const { path: to, ...typed } = sent
  const read = readPhone(typed.phone, typed.region)
  if (!read.ok) {
    const field = read.reason === 'phoneNoCode' ? 'region' : 'phone'
    return { status: 'invalid', typed, problems: { [field]: phoneText(read, place.region) } }
  }
  const { phone } = read
  const code = await sendOneTimeCode({ tool: 'account', phone, form, typed, place })
  if (!code.ok) return code.state
  await rememberSigningIn({ phone, code: code.code, path: ownPath(to, place) })
  return { status: 'answered', typed: {}, found: await leadOn(ownPath(to, place)) }
}

/** Sends another code to the same phone. */
export async function sendAgain(_before: Step, form: FormData): Promise<Step> {
  const { place } = await readSent(z.object({}), form)
  const step = await recallSigningIn()
  if (!step) return forgotten(place, {})
  const { phone } = step
  const code = await sendOneTimeCode({ tool: 'account', phone, form, typed: {}, place }, step.code)
  if (!code.ok) return code.state
  await rememberSigningIn({ ...step, code: code.code })
  return { status: 'answered', typed: {}, found: await leadOn(ownPath(step.path, place)) }
}

/** Takes the code, and signs in who has got it. */
export async function enterSignInCode(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, place } = await readSent(enteredCode, form)
  const step = await recallSigningIn()
  if (!step) return forgotten(place, typed)
  const { phone } = step
  const exchanged = await exchangeOneTimeCode({ tool: 'account', phone, form, typed, place })
  if (!exchanged.ok) return exchanged.state
  const { token, validSeconds } = exchanged
  await forgetSigningIn()
  await signIn({ phone, token, until: Date.now() + (validSeconds ?? TOKEN_SECONDS) * 1000 })
  return { status: 'answered', typed: {}, found: await leadOn(ownPath(step.path, place)) }
}

/** Begins anew with another phone. */
export async function chooseOtherPhone(form: FormData): Promise<void> {
  const { sent, place } = await readSent(z.object({ path }), form)
  await forgetSigningIn()
  redirect(ownPath(sent.path, place))
}

/** Signs out; what this browser kept of the account's goes too, for whoever uses it next. */
export async function leaveAccount(form: FormData): Promise<void> {
  const { sent, place } = await readSent(z.object({ path }), form)
  await signOut()
  await forgetAppeal()
  redirect(ownPath(sent.path, place))
}

function ownPath(to: string, { lang }: Place): string {
  return to.startsWith(`/${lang}/`) ? to : notFound()
}

function forgotten({ region }: Place, typed: Typed): Step {
  return { status: 'invalid', typed, problems: { code: translatorOf(region.tag, 'signin')('forgotten') } }
}
