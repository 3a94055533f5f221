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
  /** The country in which it is asked: a warranty holds where the device was shipped to. */
  country: CountryCode
  locale: Locale
}

export type TelevisionQuestion = Omit<WarrantyQuestion, 'imei'> & {
  /** 14 upper-case letters and digits. */
  serialNumber: string
}

/** What a list for a place is asked with. */
export type PlaceQuestion = CallOptions & { country: CountryCode; locale: Locale }

export type Survey = { id: string; title: string | null }

export type AfterSalesClient = {
  /** Makes any call of the contract that is answered with an envelope. */
  ask: <Name extends EnvelopeCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ) => Promise<Result<CallResponse<Name>>>
  /** Begins to download a file; its deadline ends with the first byte, the rest goes on until it is read. */
  open: <Name extends FileCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: FileOptions,
  ) => Promise<Result<ServiceFile>>
  /** The target of a short URL, unchecked, or null where the service knows none [7#43]. */
  resolveShortUrl: (question: CallOptions & { code: string }) => Promise<Result<string | null>>
  /** Whether the assistant button is shown [7#44]. */
  isAssistantOpen: (question: PlaceQuestion) => Promise<Result<boolean>>
  /** [7#23] */
  listSurveys: (question: PlaceQuestion) => Promise<Result<Survey[]>>
  checkWarranty: (question: WarrantyQuestion) => Promise<Result<WarrantyOutcome>>
  /** The same for a television; its device has the serial number in place of an IMEI. */
  checkTelevision: (question: TelevisionQuestion) => Promise<Result<WarrantyOutcome>>
}

/** For the server only: it holds the secrets of the live API. Make one for the process; it keeps the breakers. */
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

/** What a call takes of the place in which it is asked. */
export function placeOf({ country, locale }: { country: CountryCode; locale: Locale }) {
  return { mcc: countryOf(country).mcc ?? undefined, language: locale }
}

function optionsOf({ requestId, signal }: CallOptions): CallOptions {
  return { ...(requestId && { requestId }), ...(signal && { signal }) }
}
