import type { z } from 'zod'

/** [9#1]: no request takes longer, whatever its call allows. */
export const OUTER_TIMEOUT_MS = 50_000

/** [9#1], of a request that sends a file [7#45]. */
export const UPLOAD_TIMEOUT_MS = 60_000

/** One call of the live after-sales API. */
export type Call = {
  method: 'GET' | 'POST'
  /**
   * Exactly as on the wire; `{brand}` is the service brand by configuration. Any other name in braces is a value
   * of the request, which then stands there and nowhere else, and is not signed.
   */
  path: `/{brand}${string}`
  /** Calls of one upstream share a bulkhead and a breaker: when it hangs, the others do not notice. */
  upstream: string
  /** Where the values of the request go; `file` is multipart with the one field `file`. */
  values: 'query' | 'form' | 'json' | 'file'
  /** Fields of the request that are sent as headers of the same name instead, and are not signed. */
  headers?: readonly string[]
  request: z.ZodType<Record<string, unknown>>
  /** Of the envelope's `data`; null where the answer is the bytes of a file without an envelope. */
  response: z.ZodType | null
  /** `code` of an answer that succeeded, where it is not 200. */
  successCode?: number
  wire: Wire
  /** What the `sign` header is made of: [7#2], or [7#25]. */
  sign?: 'location'
  /** Whether the visitor's token goes along as the Authorization header [6#2]; `offered` takes none as well. */
  authorization: 'none' | 'offered' | 'required'
  /** Fields of the request or the answer that tell of a person or a device; a log never holds their values. */
  personal: readonly string[]
  /** A `read` changes nothing, whatever its method, and may be made again. */
  effect: 'read' | 'write'
  /** For the whole call, its retries included; of a file, until its first byte. */
  deadlineMs: number
  /** How often the call is made again after a failure that may pass; 0 for everything that writes. */
  retries: number
}

/** A call that is answered with an envelope. */
export type EnvelopeCall = Call & { response: z.ZodType }

/** A call that is answered with the bytes of a file, or a part of them [2.4#38]. */
export type FileCall = Call & { response: null }

/** Which parts of [7#7]–[7#10] a call uses [7#11]. A response is decrypted whenever it is not JSON [7#8]. */
export type Wire = {
  /** Whether a form or JSON body is encrypted with AES [7#7]. */
  isBodyEncrypted: boolean
  /** Whether the service encrypts its answer with AES; a plain one is read as well [7#8]. */
  isAnswerEncrypted: boolean
  /** Fields that are interleaved with the digits of another field [7#10], before they are encrypted. */
  interleaved: Readonly<Record<string, string>>
  /** Fields that are encrypted with RSA [7#9]. */
  rsa: readonly string[]
}
