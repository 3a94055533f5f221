import type { Wire } from './call'

/** Nothing in it tells of a person or a device. */
export const PLAIN = {
  isBodyEncrypted: false,
  isAnswerEncrypted: false,
  interleaved: {},
  rsa: [],
} as const satisfies Wire

/** The body and the answer are encrypted with AES [7#7]. */
export const ENCRYPTED = { ...PLAIN, isBodyEncrypted: true, isAnswerEncrypted: true } as const satisfies Wire

/** Nothing personal is asked, but the answer is encrypted with AES [7#7]. */
export const ANSWER_ENCRYPTED = { ...PLAIN, isAnswerEncrypted: true } as const satisfies Wire

/**
 * Of a GET with personal values, as an address is logged on its way: each is interleaved with the digits of the
 * mcc [7#10], which binds it to one country, and encrypted with RSA [7#9]; the answer with AES [7#7].
 */
export function concealed(...fields: string[]): Wire {
  return {
    isBodyEncrypted: false,
    isAnswerEncrypted: true,
    interleaved: Object.fromEntries(fields.map((field) => [field, 'mcc'])),
    rsa: fields,
  }
}
