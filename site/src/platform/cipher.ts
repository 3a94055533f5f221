import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { ownLog } from '@/platform/log'
import { submissionKeys } from './keys'

const ALGORITHM = 'aes-256-gcm'
const NONCE_LENGTH = 12
const TAG_LENGTH = 16

export interface SealedContent {
  keyId: string
  /** Nonce, tag and ciphertext. */
  content: Buffer
}

/** @param about authenticated */
export function sealContent(content: unknown, about: string): SealedContent {
  const [key] = submissionKeys()
  const nonce = randomBytes(NONCE_LENGTH)
  const cipher = createCipheriv(ALGORITHM, key.content, nonce).setAAD(Buffer.from(about))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return { keyId: key.id, content: Buffer.concat([nonce, cipher.getAuthTag(), sealed]) }
}

/** @throws Error if the key is missing, or `about` differs */
export function openContent({ keyId, content }: SealedContent, about: string): unknown {
  const key = submissionKeys().find(({ id }) => id === keyId)
  if (!key) throw new Error(`there is no key ${keyId} in SUBMISSION_KEYS`)
  const rest = NONCE_LENGTH + TAG_LENGTH
  const decipher = createDecipheriv(ALGORITHM, key.content, content.subarray(0, NONCE_LENGTH))
    .setAAD(Buffer.from(about))
    .setAuthTag(content.subarray(NONCE_LENGTH, rest))
  const opened = Buffer.concat([decipher.update(content.subarray(rest)), decipher.final()])
  return JSON.parse(opened.toString('utf8')) as unknown
}

/** Logs each record once. */
export function openOrNull(
  { keyId, content }: { keyId: string | null; content: Buffer | null },
  about: string,
): unknown {
  if (keyId === null || content === null) return null
  try {
    return openContent({ keyId, content }, about)
  } catch (error) {
    reportUnopenable(about, keyId, error)
    return null
  }
}

const reported = new LRUCache<string, true>({ max: 10_000 })

function reportUnopenable(about: string, keyId: string, error: unknown): void {
  const record = `${about} ${keyId}`
  if (reported.has(record)) return
  reported.set(record, true)
  // Syntax errors quote the content.
  const reason = error instanceof SyntaxError ? 'not JSON' : String(error)
  ownLog().error({ record: about, keyId, reason }, 'a stored record cannot be opened')
}
