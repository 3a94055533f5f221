import type { Wire } from './call'

export const PLAIN = {
  isBodyEncrypted: false,
  isAnswerEncrypted: false,
  interleaved: {},
  rsa: [],
} as const satisfies Wire

/** [7#7] */
export const ENCRYPTED = { ...PLAIN, isBodyEncrypted: true, isAnswerEncrypted: true } as const satisfies Wire

export const ANSWER_ENCRYPTED = { ...PLAIN, isAnswerEncrypted: true } as const satisfies Wire

/**
 * For a GET with personal values, as addresses are logged on the way: each is interleaved with the mcc [7#10], which
 * binds it to one country, and encrypted with RSA [7#9].
 */
export function concealed(...fields: string[]): Wire {
  return {
    isBodyEncrypted: false,
    isAnswerEncrypted: true,
    interleaved: Object.fromEntries(fields.map((field) => [field, 'mcc'])),
    rsa: fields,
  }
}
