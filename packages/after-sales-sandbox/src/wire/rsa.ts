import { constants, createPrivateKey, privateDecrypt } from 'node:crypto'

/**
 * Reads values encrypted with RSA and PKCS#1 v1.5 [7#9]; undefined where one was not encrypted for this key.
 * Node 20 refuses to remove that padding, because a server that tells good padding from bad gives its key away
 * message by message. So the raw block is decrypted and the padding taken off here: fit for a key that is public
 * anyway, and for nothing else.
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

/** `00 02`, at least eight bytes that are not zero, `00`, content. */
function contentOf(block: Buffer): string | undefined {
  const end = block.indexOf(0, 2)
  if (block[0] !== 0 || block[1] !== 2 || end < 10) return undefined
  return block.subarray(end + 1).toString('utf8')
}
