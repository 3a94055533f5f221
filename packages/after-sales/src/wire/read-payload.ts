import { decryptAes } from './aes'
import { WireError } from './wire-error'

/**
 * Decrypts if necessary [7#8]. A JSON string of base64 counts as encrypted.
 * @throws WireError
 */
export function readPayload(body: string, aesKey: string): unknown {
  const plain = parsedJson(body)
  if (plain !== undefined && typeof plain !== 'string') return plain
  const decrypted = parsedJson(decryptAes(plain ?? body, aesKey))
  if (decrypted === undefined) throw new WireError('The decrypted payload is not JSON')
  return decrypted
}

/** The parser's own error would quote the text. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
