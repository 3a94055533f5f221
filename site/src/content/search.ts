import type { CallRequest } from '@carelane/main-api'
import { callMainApi } from './main-api'

/** What the country's visitors find; null for an unknown country, and for a question that is too short or too long. */
export function searchContent(lang: string, asked: Omit<CallRequest<'search'>, 'shortName'>) {
  return callMainApi('search', { shortName: lang, ...asked })
}
