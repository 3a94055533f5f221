import type { AfterSalesExtension } from '@carelane/config'
import type { z } from 'zod'

/** [9#1] */
export const OUTER_TIMEOUT_MS = 50_000

/** [9#1], [7#45] */
export const UPLOAD_TIMEOUT_MS = 60_000

export interface Call {
  method: 'GET' | 'POST'
  /** `{brand}` is configuration; other names in braces are request values, sent only here and not signed. */
  path: `/{brand}${string}`
  upstream: string
  /** Set for calls that no clause of the specification names: a service may lack them. */
  extension?: AfterSalesExtension
  /** `file`: multipart with the single field `file`. */
  values: 'query' | 'form' | 'json' | 'file'
  /** Sent as headers of the same name, not signed. */
  headers?: readonly string[]
  request: z.ZodType<Record<string, unknown>>
  /** Null for a file without an envelope. */
  response: z.ZodType | null
  /** 200 by default. */
  successCode?: number
  wire: Wire
  /** [7#2], or [7#25] for `location`. */
  sign?: 'location'
  /** The visitor's token in the Authorization header [6#2]; `offered`: optional. */
  authorization: 'none' | 'offered' | 'required'
  /** Never logged. */
  personal: readonly string[]
  effect: 'read' | 'write'
  /** Including retries; of a file, to its first byte. */
  deadlineMs: number
  retries: number
}

export type EnvelopeCall = Call & { response: z.ZodType }

/** [2.4#38] */
export type FileCall = Call & { response: null }

/** Which of [7#7]–[7#10] a call uses [7#11]. Answers that are not JSON are always decrypted [7#8]. */
export interface Wire {
  /** Form and JSON bodies, with AES [7#7]. */
  isBodyEncrypted: boolean
  /** AES; plain answers are accepted too [7#8]. */
  isAnswerEncrypted: boolean
  /** Field to the field whose digits are interleaved with it [7#10]. */
  interleaved: Readonly<Record<string, string>>
  /** [7#9] */
  rsa: readonly string[]
}
