import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

/** Opens for this account alone. */
export function sealSecret(text: string, key: string, account: number): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, derived(key), nonce).setAAD(about(account))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error for another key or account */
export function openSecret(sealed: string, key: string, account: number): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const rest = NONCE_LENGTH + TAG_LENGTH
  const decipher = createDecipheriv(ALGORITHM, derived(key), bytes.subarray(0, NONCE_LENGTH))
    .setAAD(about(account))
    .setAuthTag(bytes.subarray(NONCE_LENGTH, rest))
  return Buffer.concat([decipher.update(bytes.subarray(rest)), decipher.final()]).toString('utf8')
}

function derived(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'second factors of editors', 32))
}

function about(account: number): Buffer {
  return Buffer.from(`second factor of account ${account}`)
}
