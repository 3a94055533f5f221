import { createCipheriv, createDecipheriv } from 'node:crypto'

/** [7#7] */
export function encryptAes(text: string, key: string): string {
  const bytes = Buffer.from(key)
  const cipher = createCipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null)
  return Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]).toString('base64')
}

/** Undefined if encrypted with another key. */
export function decryptAes(base64: string, key: string): string | undefined {
  const bytes = Buffer.from(key)
  const decipher = createDecipheriv(`aes-${bytes.length * 8}-ecb`, bytes, null)
  try {
    return Buffer.concat([decipher.update(base64, 'base64'), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
