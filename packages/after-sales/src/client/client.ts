import { countryOf, type CountryCode, type Locale } from '@carelane/countries'
import { CALLS } from '../contract/calls'
import type { Imei } from '../imei'
import type { WarrantyOutcome } from '../warranty/outcome'
import { toWarrantyOutcome } from '../warranty/to-warranty-outcome'
import type { Result } from './result'
import { createTransport, type CallOptions, type TransportOptions } from './transport'

export type WarrantyQuestion = CallOptions & {
  imei: Imei
  /** The country in which it is asked: a warranty holds where the device was shipped to. */
  country: CountryCode
  locale: Locale
}

/** What a list for a place is asked with. */
export type PlaceQuestion = CallOptions & { country: CountryCode; locale: Locale }

export type Survey = { id: string; title: string | null }

export type AfterSalesClient = {
  /** The target of a short URL, unchecked, or null where the service knows none [7#43]. */
  resolveShortUrl: (question: CallOptions & { code: string }) => Promise<Result<string | null>>
  /** Whether the assistant button is shown [7#44]. */
  isAssistantOpen: (question: PlaceQuestion) => Promise<Result<boolean>>
  /** [7#23] */
  listSurveys: (question: PlaceQuestion) => Promise<Result<Survey[]>>
  checkWarranty: (question: WarrantyQuestion) => Promise<Result<WarrantyOutcome>>
}

/** For the server only: it holds the secrets of the live API. Make one for the process; it keeps the breakers. */
export function createAfterSalesClient(options: TransportOptions): AfterSalesClient {
  const call = createTransport(options)
  const placeOf = ({ country, locale }: PlaceQuestion) => ({ mcc: mccOf(country), language: locale })
  return {
    resolveShortUrl: ({ code, ...callOptions }) => call(CALLS.shortUrl, { shortUrl: code }, callOptions),
    isAssistantOpen: (question) => call(CALLS.assistantGate, placeOf(question), optionsOf(question)),
    listSurveys: (question) => call(CALLS.surveyList, placeOf(question), optionsOf(question)),
    checkWarranty: async ({ imei, country, locale, ...callOptions }) => {
      const values = { imei, mcc: mccOf(country), language: locale }
      const answer = await call(CALLS.warrantyInfo, values, callOptions)
      return answer.ok ? { ok: true, data: toWarrantyOutcome(answer.data, imei) } : answer
    },
  }
}

function mccOf(country: CountryCode): string | undefined {
  return countryOf(country).mcc ?? undefined
}

function optionsOf({ requestId, signal }: CallOptions): CallOptions {
  return { ...(requestId && { requestId }), ...(signal && { signal }) }
}
