import CryptoJS from 'crypto-js'
import { WireError } from './wire-error'

/** AES-ECB with PKCS7 in base64 [7#7]. */
export function encryptAes(text: string, key: string): string {
  return CryptoJS.AES.encrypt(text, keyWords(key), ECB).toString()
}

/** @throws WireError if not base64, or encrypted with another key */
export function decryptAes(base64: string, key: string): string {
  const compact = base64.replace(/\s/g, '')
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new WireError('The payload is not base64')
  const ciphertext = CryptoJS.enc.Base64.parse(compact)
  if (ciphertext.sigBytes % 16 !== 0) throw new WireError('The payload is not made of whole AES blocks')
  const plain = CryptoJS.AES.decrypt(CryptoJS.lib.CipherParams.create({ ciphertext }), keyWords(key), {
    mode: CryptoJS.mode.ECB,
    padding: CryptoJS.pad.NoPadding,
  })
  return utf8Of(withoutPadding(plain))
}

const ECB = { mode: CryptoJS.mode.ECB, padding: CryptoJS.pad.Pkcs7 }

function keyWords(key: string): CryptoJS.lib.WordArray {
  const words = CryptoJS.enc.Utf8.parse(key)
  if (![16, 24, 32].includes(words.sigBytes)) throw new WireError('The AES key must have 16, 24 or 32 bytes')
  return words
}

/** crypto-js does not validate padding, so a wrong key would go unnoticed. */
function withoutPadding(plain: CryptoJS.lib.WordArray): Uint8Array {
  const bytes = Uint8Array.from({ length: plain.sigBytes }, (_, at) => byteAt(plain, at))
  const padding = bytes.at(-1) ?? 0
  const isPadding =
    padding >= 1 && padding <= 16 && bytes.subarray(-padding).every((byte) => byte === padding)
  if (!isPadding) throw new WireError('The payload was not encrypted with this key')
  return bytes.subarray(0, bytes.length - padding)
}

function byteAt(words: CryptoJS.lib.WordArray, at: number): number {
  return ((words.words[at >>> 2] ?? 0) >>> (24 - (at % 4) * 8)) & 0xff
}

function utf8Of(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new WireError('The payload is not UTF-8')
  }
}
