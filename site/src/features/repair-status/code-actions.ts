'use server'

import { placeOf as wirePlaceOf } from '@carelane/after-sales'
import { z } from 'zod'
import { getTranslations } from 'next-intl/server'
import { afterSales } from '@/platform/after-sales'
import { failed } from '../lookup/failures'
import { holdBack } from '../lookup/guard/hold-back'
import type { Place } from '../lookup/place'
import { readSent } from '../lookup/read-sent'
import type { LookupState, Typed } from '../lookup/state'
import type { Messages } from '@carelane/messages'
import { leadOn } from './lead-on'
import { readOneTimeCode } from './one-time-code'
import { recallLookup, rememberLookup, type RememberedPhone } from './remembered'
import { showPath } from './show-path'

type Step = LookupState<string>

const entered = z.object({
  code: z
    .string()
    .default('')
    .transform((text) => text.slice(0, 100)),
})

/** Sends a one-time code to the phone that was looked up: the form names none. */
export async function sendCode(_before: Step, form: FormData): Promise<Step> {
  const { place } = await readSent(z.object({}), form)
  const lookup = await recallPhone()
  if (!lookup) return refused(place, {}, 'forgotten')
  if (lookup.code && lookup.code.againAt > Date.now()) return refused(place, {}, 'codeWait')
  const { phone } = lookup
  const held = await holdBack({
    tool: 'repair-send-code',
    subjects: { phone },
    form,
    typed: {},
    place,
  })
  if (held) return held
  const answer = await afterSales().ask('repairSendCode', { phone, ...wirePlaceOf(place) })
  if (!answer.ok) return failed(answer.failure, {}, place)
  const { sent, validSeconds, againAfterSeconds } = answer.data
  const now = Date.now()
  const code = { isNew: sent, againAt: now + againAfterSeconds * 1000, until: now + validSeconds * 1000 }
  await rememberLookup(place.lang, { ...lookup, code, token: undefined })
  return { status: 'answered', typed: {}, found: await leadOn(showPath(place.lang)) }
}

/** Takes the code from the message, and opens the orders of the phone with what it is exchanged for. */
export async function enterCode(_before: Step, form: FormData): Promise<Step> {
  const { sent: typed, place } = await readSent(entered, form)
  const lookup = await recallPhone()
  if (!lookup) return refused(place, typed, 'forgotten')
  const read = readOneTimeCode(typed.code)
  if (!read.ok) return refused(place, typed, read.reason)
  const { phone } = lookup
  const held = await holdBack({
    tool: 'repair-enter-code',
    subjects: { phone },
    form,
    typed,
    place,
  })
  if (held) return held
  const answer = await afterSales().ask('repairVerifyCode', {
    phone,
    code: read.code,
    ...wirePlaceOf(place),
  })
  if (!answer.ok) return failed(answer.failure, typed, place)
  const { result, token } = answer.data
  if (result !== 'verified' || !token) return refused(place, typed, PROBLEMS[result] ?? 'codeWrong')
  await rememberLookup(place.lang, { ...lookup, code: undefined, token })
  return { status: 'answered', typed: {}, found: await leadOn(showPath(place.lang)) }
}

type Problem = keyof Messages['repair']['invalid']

const PROBLEMS: Readonly<Record<string, Problem>> = {
  wrong: 'codeWrong',
  expired: 'codeExpired',
  tooManyAttempts: 'codeTooMany',
}

async function refused(place: Place, typed: Typed, reason: Problem): Promise<Step> {
  const t = await getTranslations({ locale: place.region.tag, namespace: 'repair.invalid' })
  const problem = t(reason, { example: '', found: '', chosen: '' })
  return { status: 'invalid', typed, problems: { code: problem } }
}

async function recallPhone(): Promise<RememberedPhone | null> {
  const lookup = await recallLookup()
  return lookup?.by === 'phone' ? lookup : null
}
