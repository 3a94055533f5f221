import { mccAndLanguage } from '@carelane/after-sales'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { failed } from '../failures'
import { throttle } from '../throttle'
import type { SiteSection } from '../site-section'
import type { LookupState, Typed } from '../state'
import { readOneTimeCode, type CodeProblem } from './read-code'

interface Step {
  /** `+234-8031234567` */
  phone: string
  form: FormData
  typed: Typed
  section: SiteSection
}

interface Stopped {
  ok: false
  state: LookupState<never>
}

/** Not `isNew` if another window sent it. Epoch ms. */
export const sentCode = z.object({ isNew: z.boolean(), againAt: z.number(), until: z.number() })
export type SentCode = z.output<typeof sentCode>

export const enteredCode = z.object({
  code: z
    .string()
    .default('')
    .transform((text) => text.slice(0, 100)),
})

export async function sendOneTimeCode(
  { phone, form, typed, section }: Step,
  last?: SentCode,
): Promise<{ ok: true; code: SentCode } | Stopped> {
  if (last && last.againAt > Date.now()) return { ok: false, state: refused(section, typed, 'wait') }
  const throttled = await throttle({ action: 'repair-send-code', numbers: { phone }, form, typed, section })
  if (throttled) return { ok: false, state: throttled }
  const answer = await afterSales().call('repairSendCode', { phone, ...mccAndLanguage(section) })
  if (!answer.ok) return { ok: false, state: failed(answer.failure, typed, section) }
  const { sent, validSeconds, againAfterSeconds } = answer.data
  const now = Date.now()
  const code = { isNew: sent, againAt: now + againAfterSeconds * 1000, until: now + validSeconds * 1000 }
  return { ok: true, code }
}

export async function exchangeOneTimeCode({
  phone,
  form,
  typed,
  section,
}: Step): Promise<{ ok: true; token: string } | Stopped> {
  const read = readOneTimeCode(typed.code ?? '')
  if (!read.ok) return { ok: false, state: refused(section, typed, read.reason) }
  const throttled = await throttle({ action: 'repair-enter-code', numbers: { phone }, form, typed, section })
  if (throttled) return { ok: false, state: throttled }
  const asked = { phone, code: read.code, ...mccAndLanguage(section) }
  const answer = await afterSales().call('repairVerifyCode', asked)
  if (!answer.ok) return { ok: false, state: failed(answer.failure, typed, section) }
  const { result, token } = answer.data
  if (result === 'verified' && token) return { ok: true, token }
  return { ok: false, state: refused(section, typed, PROBLEMS[result] ?? 'wrong') }
}

const PROBLEMS: Readonly<Record<string, CodeProblem>> = {
  wrong: 'wrong',
  expired: 'expired',
  tooManyAttempts: 'tooMany',
}

function refused({ region }: SiteSection, typed: Typed, problem: CodeProblem): LookupState<never> {
  const text = translatorOf(region.tag, 'code')(`problems.${problem}`)
  return { status: 'invalid', typed, problems: { code: text } }
}
