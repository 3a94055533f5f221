import type { CallRequest } from '@carelane/main-api'
import { callMainApi } from './main-api'

/** Passages for an answer, best first; null for an unknown country. */
export function askForPassages(
  lang: string,
  asked: Omit<CallRequest<'assistantPassages'>, 'shortName'>,
  signal: AbortSignal,
) {
  return callMainApi('assistantPassages', { shortName: lang, ...asked }, signal)
}
