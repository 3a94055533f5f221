'use server'

import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { failed } from '@/forms/failures'
import type { Finding } from '@/forms/finding'
import { notStored } from '@/forms/not-stored'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { typedText } from '@/forms/typed-text'
import { contactFinding, reportedFinding } from './contact-finding'
import { judgeTyped } from './judge-typed'
import { lacksCountryCode } from './phone-forms'
import { readClaim } from './read-claim'
import { keepReport } from './reports/keep-report'

const fields = z.object({ contact: z.string().max(20_000), report: z.literal('1').optional() })

/** Says whether a contact is ours, and keeps a report of it if it is not. What was typed stays out of addresses and logs. */
export async function checkContact(
  _before: LookupState<Finding>,
  form: FormData,
): Promise<LookupState<Finding>> {
  const { sent, section } = await readSent(fields, form)
  const typed = { contact: sent.contact }
  const text = typedText(sent.contact)
  const read = readClaim(text)
  if (!read.ok) {
    const problem = translatorOf(section.region.tag, 'fakes')(`problems.${read.problem}`)
    return { status: 'invalid', typed, problems: { contact: problem } }
  }
  if (read.claim.kind === 'phone' && lacksCountryCode(read.claim.phone, section.country)) {
    const problem = translatorOf(section.region.tag, 'fakes')('problems.noCode')
    return { status: 'invalid', typed, problems: { contact: problem } }
  }
  const action = sent.report ? 'fake-report' : 'is-it-us'
  const throttled = await throttle({ action, numbers: {}, form, typed, section })
  if (throttled) return throttled
  const judged = await judgeTyped(read.claim, section)
  if (!judged.ok) return failed(judged.failure, typed, section)
  if (!sent.report || judged.data.verdict === 'ours')
    return {
      status: 'answered',
      typed,
      found: contactFinding(judged.data, { text, isName: read.claim.kind === 'name' }, section),
    }
  const kept = await unlessStoreFails(keepReport(text, section))
  if (!kept.ok) return notStored(translatorOf(section.region.tag, 'fakes')('notStored'), typed)
  return { status: 'answered', typed, found: reportedFinding(section) }
}
