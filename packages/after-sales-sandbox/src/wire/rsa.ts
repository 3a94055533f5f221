import { constants, createPrivateKey, privateDecrypt } from 'node:crypto'

/**
 * PKCS#1 v1.5 [7#9]; undefined if encrypted for another key. Node refuses to remove this padding, since telling good
 * from bad leaks the key. Safe only because this key is public.
 */
export function rsaDecrypter(privateKeyPem: string): (base64: string) => string | undefined {
  const key = { key: createPrivateKey(privateKeyPem), padding: constants.RSA_NO_PADDING }
  return (base64) => {
    try {
      return contentOf(privateDecrypt(key, Buffer.from(base64, 'base64')))
    } catch {
      return undefined
    }
  }
}

/** `00 02`, at least eight non-zero bytes, `00`, content. */
function contentOf(block: Buffer): string | undefined {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) return undefined
  return block.subarray(end + 1).toString('utf8')
}
