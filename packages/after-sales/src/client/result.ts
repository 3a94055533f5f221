/** Codes that the specification singles out without explaining them [8#1]; named as in admin templates that use them. */
export const NAMED_CODES = { 50008: 'token-invalid', 50012: 'signed-in-elsewhere' } as const

export type NamedCode = (typeof NAMED_CODES)[keyof typeof NAMED_CODES]

export type FailureKind =
  'network' | 'timeout' | 'aborted' | 'http' | 'envelope' | 'invalid' | 'busy' | 'circuit-open'

export interface Failure {
  kind: FailureKind
  status?: number
  code?: number
  codeName?: NamedCode
  /** The answer unchanged [8#1]. May contain what the visitor typed: never log it. */
  answer?: unknown
  /** For `invalid`: fields and why, never their values. */
  problems?: readonly string[]
  /** Bytes, with status 416 where the service says. */
  fileSize?: number
  isRetryable: boolean
  /** Safe to log: contains nothing that a visitor typed. */
  cause: Error
}

export type Result<Data> = { ok: true; data: Data } | { ok: false; failure: Failure }
