import type { Failure } from '@carelane/after-sales'
import { headers } from 'next/headers'
import type { PaidAction } from '@/abuse/actions'
import type { Numbers } from '@/abuse/subjects'
import { throttleForm } from '@/abuse/throttle-form'
import { addressIn } from '@/abuse/visitor'
import { translatorOf } from '@/i18n/translator'
import { failed } from './failures'
import type { SiteSection } from './site-section'
import type { LookupState, Typed } from './state'

interface Sent {
  action: PaidAction
  numbers: Numbers
  form: FormData
  typed: Typed
  section: SiteSection
}

/** By an administrator; the page says that the service is busy. */
const BLOCKED: Failure = { kind: 'busy', isRetryable: true, cause: new Error('a blocked network') }

/** Null lets it through; else proof of work or a wait. */
export async function throttle({
  action,
  numbers,
  form,
  typed,
  section,
}: Sent): Promise<LookupState<never> | null> {
  const throttled = await throttleForm({ action, numbers, form, address: addressIn(await headers()) })
  if (!throttled) return null
  if (throttled === 'blocked') return failed(BLOCKED, typed, section)
  const t = translatorOf(section.region.tag, 'forms')
  const message = t('throttled.wait', { seconds: throttled.seconds })
  return { status: 'throttled', typed, message, throttled }
}
