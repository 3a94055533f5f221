import type { z } from 'zod'

/** [9#1]: no request takes longer, whatever its call allows. */
export const OUTER_TIMEOUT_MS = 50_000

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
  /** Where the values of the request go. */
  values: 'query' | 'form' | 'json'
  request: z.ZodType<Record<string, unknown>>
  /** Of the envelope's `data`. */
  response: z.ZodType
  wire: Wire
  /** For the whole call, its retries included. */
  deadlineMs: number
  /** How often the call is made again after a failure that may pass; 0 for everything that writes. */
  retries: number
}

/** Which parts of [7#7]–[7#10] a call uses [7#11]. A response is decrypted whenever it is not JSON [7#8]. */
export type Wire = {
  /** Whether a form or JSON body is encrypted with AES [7#7]. */
  isBodyEncrypted: boolean
  /** Fields that are interleaved with the digits of another field [7#10], before they are encrypted. */
  interleaved: Readonly<Record<string, string>>
  /** Fields that are encrypted with RSA [7#9]. */
  rsa: readonly string[]
}
