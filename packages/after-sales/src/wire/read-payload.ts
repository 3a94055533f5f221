import { decryptAes } from './aes'
import { WireError } from './wire-error'

/**
 * Reads a body as JSON, decrypting it first unless it is JSON already [7#8]. Base64 in a JSON string counts as
 * encrypted.
 * @throws WireError when it is neither.
 */
export function readPayload(body: string, aesKey: string): unknown {
  const plain = parsedJson(body)
  if (plain !== undefined && typeof plain !== 'string') return plain
  const decrypted = parsedJson(decryptAes(plain ?? body, aesKey))
  if (decrypted === undefined) throw new WireError('The decrypted payload is not JSON')
  return decrypted
}

/** Undefined where the text is not JSON. The parser's own message would quote the text. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
