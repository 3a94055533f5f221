/**
 * Names of the two codes that the specification singles out without saying what they mean [8#1]; they follow
 * the convention of the admin templates that use these numbers.
 */
export const NAMED_CODES = { 50008: 'token-invalid', 50012: 'signed-in-elsewhere' } as const

export type NamedCode = (typeof NAMED_CODES)[keyof typeof NAMED_CODES]

export type FailureKind =
  /** No answer: the connection was refused, reset or broken off. */
  | 'network'
  /** No answer within the call's deadline. */
  | 'timeout'
  /** The caller's own signal ended the call. */
  | 'aborted'
  /** An answer whose HTTP status is not 2xx. */
  | 'http'
  /** An answer whose envelope says that it did not succeed. */
  | 'envelope'
  /** An answer that cannot be read: too large, garbage, or not what the contract says. */
  | 'invalid'
  /** Not sent: too many calls to this upstream are under way. */
  | 'busy'
  /** Not sent: this upstream failed lately, and is given time. */
  | 'circuit-open'

export type Failure = {
  kind: FailureKind
  /** HTTP status, where there was an answer. */
  status?: number
  /** Code of the envelope, where there was one. */
  code?: number
  codeName?: NamedCode
  /** What the service answered, unchanged [8#1]. It may hold what the visitor typed: never log it. */
  answer?: unknown
  /** Of `invalid`: which fields are not what the contract says, and how; never the values that came. */
  problems?: readonly string[]
  /** Of a file that has no such part (416): its size in bytes, where the service tells it. */
  fileSize?: number
  /** Whether the same call may succeed a little later. */
  isRetryable: boolean
  /** For the log: names no IMEI and no other thing that a visitor typed. */
  cause: Error
}

export type Result<Data> = { ok: true; data: Data } | { ok: false; failure: Failure }
