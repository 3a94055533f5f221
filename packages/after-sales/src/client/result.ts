/** Singled out, but not explained [8#1]; named as in common admin templates. */
export const NAMED_CODES = { 50008: 'token-invalid', 50012: 'signed-in-elsewhere' } as const

export type NamedCode = (typeof NAMED_CODES)[keyof typeof NAMED_CODES]

export type FailureKind =
  'network' | 'timeout' | 'aborted' | 'http' | 'envelope' | 'invalid' | 'busy' | 'circuit-open'

export interface Failure {
  kind: FailureKind
  status?: number
  code?: number
  codeName?: NamedCode
  /** As received [8#1]; may be personal: never log it. */
  answer?: unknown
  /** Fields and why, never their values. */
  problems?: readonly string[]
  /** Bytes; with status 416. */
  fileSize?: number
  isRetryable: boolean
  /** Safe to log. */
  cause: Error
}

export type Result<Data> = { ok: true; data: Data } | { ok: false; failure: Failure }
