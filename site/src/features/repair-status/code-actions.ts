'use server'

import { translatorOf } from '@/i18n/translator'
import { z } from 'zod'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState, Typed } from '@/forms/state'
import { enteredCode, exchangeOneTimeCode, sendOneTimeCode } from '@/forms/one-time-code/code-steps'
import { redirectFromAction } from '@/forms/redirect-from-action'
import { recallLookup, rememberLookup, type RememberedPhone } from './remembered'
import { showPath } from './show-path'

type Step = LookupState<string>

export async function sendCode(_before: Step, form: FormData): Promise<Step> {
  const { section } = await readSent(z.object({}), form)
  const lookup = await recallPhone()
  if (!lookup) return forgotten(section, {})
  const { phone } = lookup
  const sent = await sendOneTimeCode({ phone, form, typed: {}, section }, lookup.code)
  if (!sent.ok) return sent.state
  await rememberLookup(section.lang, { ...lookup, code: sent.code, token: undefined })
  return { status: 'answered', typed: {}, found: await redirectFromAction(showPath(section.lang)) }
}

export async function enterCode(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, section } = await readSent(enteredCode, form)
  const lookup = await recallPhone()
  if (!lookup) return forgotten(section, typed)
  const { phone } = lookup
  const exchanged = await exchangeOneTimeCode({ phone, form, typed, section })
  if (!exchanged.ok) return exchanged.state
  await rememberLookup(section.lang, { ...lookup, code: undefined, token: exchanged.token })
  return { status: 'answered', typed: {}, found: await redirectFromAction(showPath(section.lang)) }
}

function forgotten({ region }: SiteSection, typed: Typed): Step {
  const text = translatorOf(region.tag, 'repair')('invalid.forgotten')
  return { status: 'invalid', typed, problems: { code: text } }
}

async function recallPhone(): Promise<RememberedPhone | null> {
  const lookup = await recallLookup()
  return lookup?.by === 'phone' ? lookup : null
}
