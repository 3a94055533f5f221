import { headers } from 'next/headers'
import type { PaidAction } from '@/abuse/actions'
import type { Numbers } from '@/abuse/subjects'
import { throttleForm } from '@/abuse/throttle-form'
import { addressIn } from '@/abuse/visitor'
import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from './site-section'
import type { LookupState, Typed } from './state'

interface Sent {
  action: PaidAction
  numbers: Numbers
  form: FormData
  typed: Typed
  section: SiteSection
}

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
  const t = translatorOf(section.region.tag, 'forms')
  const message = t('throttled.wait', { seconds: throttled.seconds })
  return { status: 'throttled', typed, message, throttled }
}
