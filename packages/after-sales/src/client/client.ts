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

export type AfterSalesClient = {
  checkWarranty: (question: WarrantyQuestion) => Promise<Result<WarrantyOutcome>>
}

/** For the server only: it holds the secrets of the live API. Make one for the process; it keeps the breakers. */
export function createAfterSalesClient(options: TransportOptions): AfterSalesClient {
  const call = createTransport(options)
  return {
    checkWarranty: async ({ imei, country, locale, ...callOptions }) => {
      const mcc = countryOf(country).mcc ?? undefined
      const answer = await call(CALLS.warrantyInfo, { imei, mcc, language: locale }, callOptions)
      return answer.ok ? { ok: true, data: toWarrantyOutcome(answer.data, imei) } : answer
    },
  }
}
