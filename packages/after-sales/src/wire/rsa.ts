import forge from 'node-forge'
import { WireError } from './wire-error'

/** PKCS#1 v1.5 padding, base64 [7#9]. */
export function rsaEncrypter(publicKeyPem: string): (text: string) => string {
  const publicKey = forge.pki.publicKeyFromPem(publicKeyPem)
  const longest = Math.ceil(publicKey.n.bitLength() / 8) - 11
  return (text) => {
    const bytes = forge.util.encodeUtf8(text)
    if (bytes.length > longest) throw new WireError(`The key encrypts at most ${longest} bytes`)
    return forge.util.encode64(publicKey.encrypt(bytes, 'RSAES-PKCS1-V1_5'))
  }
}
