import type { CallRequest } from '@carelane/main-api'
import { callMainApi } from './main-api'

export function askForPassages(
  lang: string,
  asked: Omit<CallRequest<'assistantPassages'>, 'shortName'>,
  signal: AbortSignal,
) {
  return callMainApi('assistantPassages', { shortName: lang, ...asked }, signal)
}
