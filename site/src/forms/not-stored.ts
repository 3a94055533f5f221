import { answerUnavailable } from '@/platform/render-context'
import type { LookupState, Typed } from './state'

/** Nothing was kept: told with 503, and what was typed can be sent again. */
export function notStored(message: string, typed: Typed): LookupState<never> {
  answerUnavailable()
  return { status: 'failed', typed, message }
}
