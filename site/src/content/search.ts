import type { CallRequest } from '@carelane/main-api'
import { callMainApi } from './main-api'

/** Null for a query too short or too long. */
export function searchContent(lang: string, asked: Omit<CallRequest<'search'>, 'shortName'>) {
  return callMainApi('search', { shortName: lang, ...asked })
}
