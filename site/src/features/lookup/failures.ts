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

/** A look-up that the service gave no answer to. */
export async function failed(failure: Failure, typed: Typed, place: Place): Promise<LookupState<never>> {
  return { status: 'failed', typed, message: await failureText(failure, place) }
}

/** What a visitor is told when the service gave no answer [8#1], [8#2]: what to do, not what broke. */
export async function failureText({ kind }: Failure, { region }: Place): Promise<string> {
  const t = await getTranslations({ locale: region.tag, namespace: 'lookup' })
  return t(`failed.${TEXTS[kind]}`)
}
