import type { AfterSalesExtension } from '@carelane/config'
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

export type WarrantyRequest = CallOptions & {
  imei: Imei
  country: CountryCode
  locale: Locale
}

export type TelevisionRequest = Omit<WarrantyRequest, 'imei'> & {
  serialNumber: string
}

export type SectionRequest = CallOptions & { country: CountryCode; locale: Locale }

export interface Survey {
  id: string
  title: string | null
}

export type ClientOptions = TransportOptions & {
  /** Extensions that the service lacks. */
  without?: readonly AfterSalesExtension[]
}

export interface AfterSalesClient {
  /** Ask before any call of an extension. */
  offers: (extension: AfterSalesExtension) => boolean
  call: <Name extends EnvelopeCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: CallOptions,
  ) => Promise<Result<CallResponse<Name>>>
  /** The deadline covers the first byte only. */
  download: <Name extends FileCallName>(
    name: Name,
    request: CallRequest<Name>,
    options?: FileOptions,
  ) => Promise<Result<ServiceFile>>
  /** The unchecked target, or null [7#43]. */
  resolveShortUrl: (question: CallOptions & { code: string }) => Promise<Result<string | null>>
  /** [7#44] */
  isAssistantOpen: (question: SectionRequest) => Promise<Result<boolean>>
  /** [7#23] */
  listSurveys: (question: SectionRequest) => Promise<Result<Survey[]>>
  checkWarranty: (question: WarrantyRequest) => Promise<Result<WarrantyOutcome>>
  /** Has the serial number in place of an IMEI. */
  checkTelevision: (question: TelevisionRequest) => Promise<Result<WarrantyOutcome>>
}

/** Server only. Create one per process: it holds the breakers. */
export function createAfterSalesClient({ without = [], ...options }: ClientOptions): AfterSalesClient {
  const transport = createTransport(options)
  const call: AfterSalesClient['call'] = (name, request, callOptions) =>
    transport.call(CALLS[name], request, callOptions)
  return {
    offers: (extension) => !without.includes(extension),
    call,
    download: (name, request, fileOptions) => transport.download(CALLS[name], request, fileOptions),
    resolveShortUrl: ({ code, ...callOptions }) => call('shortUrl', { shortUrl: code }, callOptions),
    isAssistantOpen: (question) => call('assistantGate', mccAndLanguage(question), optionsOf(question)),
    listSurveys: (question) => call('surveyList', mccAndLanguage(question), optionsOf(question)),
    checkWarranty: async ({ imei, ...question }) => {
      const answer = await call('warrantyInfo', { imei, ...mccAndLanguage(question) }, optionsOf(question))
      return answer.ok ? { ok: true, data: toWarrantyOutcome(answer.data, imei) } : answer
    },
    checkTelevision: async ({ serialNumber, ...question }) => {
      const answer = await call(
        'tvWarranty',
        { serialNumber, ...mccAndLanguage(question) },
        optionsOf(question),
      )
      if (!answer.ok) return answer
      return { ok: true, data: toWarrantyOutcome({ ...answer.data, imei: serialNumber }, serialNumber) }
    },
  }
}

export function mccAndLanguage({ country, locale }: { country: CountryCode; locale: Locale }) {
  return { mcc: countryOf(country).mcc ?? undefined, language: locale }
}

function optionsOf({ requestId, signal }: CallOptions): CallOptions {
  return { ...(requestId && { requestId }), ...(signal && { signal }) }
}
