import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

interface Seal {
  secret: string
  /** Has a key of its own. */
  purpose: string
  /** Opens for this alone. */
  about?: string
}

export function seal(text: string, { secret, purpose, about = '' }: Seal): string {
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @throws Error for what was not sealed so */
export function unseal(sealed: string, { secret, purpose, about = '' }: Seal): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const rest = NONCE_LENGTH + TAG_LENGTH
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, NONCE_LENGTH))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(NONCE_LENGTH, rest))
  return Buffer.concat([decipher.update(bytes.subarray(rest)), decipher.final()]).toString('utf8')
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}
