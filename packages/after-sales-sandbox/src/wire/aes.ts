import { createCipheriv } from 'node:crypto'

/** AES-ECB with PKCS7 in base64 [7#7]. */
export function encryptAes(text: string, key: string): string {
  const bytes = Buffer.from(key)
  const cipher = createCipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}
