import type { Failure, FailureKind } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import { translatorOf } from '@/i18n/translator'
import type { SiteSection } from './site-section'
import type { LookupState, Typed } from './state'

const TEXTS = {
  network: 'unavailable',
  timeout: 'timeout',
  aborted: 'unavailable',
  http: 'unavailable',
  envelope: 'refused',
  invalid: 'unavailable',
  busy: 'busy',
  'circuit-open': 'unavailable',
} satisfies Record<FailureKind, keyof Messages['forms']['failed']>

export function failed(failure: Failure, typed: Typed, section: SiteSection): LookupState<never> {
  return { status: 'failed', typed, message: failureText(failure, section) }
}

/** [8#1], [8#2] */
export function failureText({ kind }: Failure, { region }: SiteSection): string {
  return translatorOf(region.tag, 'forms')(`failed.${TEXTS[kind]}`)
}
