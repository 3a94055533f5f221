import type { Failure, FailureKind } from '@carelane/after-sales'
import type { Messages } from '@carelane/messages'
import { getTranslations } from 'next-intl/server'
import type { Place } from './place'
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
} satisfies Record<FailureKind, keyof Messages['lookup']['failed']>

/** What a visitor is told when the service gave no answer [8#1], [8#2]: what to do, not what broke. */
export async function failed(failure: Failure, typed: Typed, place: Place): Promise<LookupState<never>> {
  const t = await getTranslations({ locale: place.region.tag, namespace: 'lookup' })
  return { status: 'failed', typed, message: t(`failed.${TEXTS[failure.kind]}`) }
}
