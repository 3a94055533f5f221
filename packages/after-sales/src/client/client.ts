import { countryOf, type CountryCode, type Locale } from '@carelane/countries'
import {
  CALLS,
  type CallRequest,
  type CallResponse,
  type EnvelopeCallName,
  type FileCallName,
} from '../contract/calls'
import type { Imei } from '../imei'
import type { WarrantyOutcome } from '../warranty/outcome'
import { toWarrantyOutcome } from '../warranty/to-warranty-outcome'
import type { ServiceFile } from './file-answer'
import type { Result } from './result'
import { createTransport, type CallOptions, type FileOptions, type TransportOptions } from './transport'

export type WarrantyQuestion = CallOptions & {
  imei: Imei
  country: CountryCode
  locale: Locale
}

export type TelevisionQuestion = Omit<WarrantyQuestion, 'imei'> & {
  serialNumber: string
}

export type PlaceQuestion = CallOptions & { country: CountryCode; locale: Locale }

export interface Survey {
  id: string
  title: string | null
}

export interface AfterSalesClient {
  ask: <Name extends EnvelopeCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ) => Promise<Result<CallResponse<Name>>>
  /** The deadline covers the first byte only. */
  open: <Name extends FileCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: FileOptions,
  ) => Promise<Result<ServiceFile>>
  /** The unchecked target, or null [7#43]. */
  resolveShortUrl: (question: CallOptions & { code: string }) => Promise<Result<string | null>>
  /** [7#44] */
  isAssistantOpen: (question: PlaceQuestion) => Promise<Result<boolean>>
  /** [7#23] */
  listSurveys: (question: PlaceQuestion) => Promise<Result<Survey[]>>
  checkWarranty: (question: WarrantyQuestion) => Promise<Result<WarrantyOutcome>>
  /** Has the serial number in place of an IMEI. */
  checkTelevision: (question: TelevisionQuestion) => Promise<Result<WarrantyOutcome>>
}

/** Server only. Create one per process: it holds the breakers. */
export function createAfterSalesClient(options: TransportOptions): AfterSalesClient {
  const transport = createTransport(options)
  const ask: AfterSalesClient['ask'] = (name, request, callOptions) =>
    transport.ask(CALLS[name], request, callOptions)
  return {
    ask,
    open: (name, request, fileOptions) => transport.open(CALLS[name], request, fileOptions),
    resolveShortUrl: ({ code, ...callOptions }) => ask('shortUrl', { shortUrl: code }, callOptions),
    isAssistantOpen: (question) => ask('assistantGate', placeOf(question), optionsOf(question)),
    listSurveys: (question) => ask('surveyList', placeOf(question), optionsOf(question)),
    checkWarranty: async ({ imei, ...question }) => {
      const answer = await ask('warrantyInfo', { imei, ...placeOf(question) }, optionsOf(question))
      return answer.ok ? { ok: true, data: toWarrantyOutcome(answer.data, imei) } : answer
    },
    checkTelevision: async ({ serialNumber, ...question }) => {
      const answer = await ask('tvWarranty', { serialNumber, ...placeOf(question) }, optionsOf(question))
      if (!answer.ok) return answer
      return { ok: true, data: toWarrantyOutcome({ ...answer.data, imei: serialNumber }, serialNumber) }
    },
  }
}

export function placeOf({ country, locale }: { country: CountryCode; locale: Locale }) {
  return { mcc: countryOf(country).mcc ?? undefined, language: locale }
}

function optionsOf({ requestId, signal }: CallOptions): CallOptions {
  return { ...(requestId && { requestId }), ...(signal && { signal }) }
}
