import { hkdfSync } from 'node:crypto'
import { readEnvironment } from '@carelane/config'
import { EncryptJWT, errors, jwtDecrypt } from 'jose'
import { ownLog } from './log'

const KEY_LENGTH = 32

let keys: Map<string, Uint8Array> | undefined

/**
 * JWE, AES-256-GCM.
 * @param purpose opens for no other
 */
export async function seal(
  purpose: string,
  content: Record<string, unknown>,
  seconds: number,
): Promise<string> {
  return new EncryptJWT({ content })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(Date.now() + seconds * 1000))
    .encrypt(keyFor(purpose))
}

/** Null if expired or forged. */
export async function unseal(purpose: string, sealed: string): Promise<unknown> {
  const key = keyFor(purpose)
  try {
    const { payload } = await jwtDecrypt(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload.content
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    const isExpired = error instanceof errors.JWTExpired
    if (!isExpired)
      ownLog().warn({ purpose, reason: error.code }, 'what was not sealed by this site was sent')
    return null
  }
}

function keyFor(purpose: string): Uint8Array {
  keys ??= new Map()
  const known = keys.get(purpose)
  if (known) return known
  const { SESSION_SECRET } = readEnvironment(['SESSION_SECRET'])
  const key = new Uint8Array(hkdfSync('sha256', SESSION_SECRET, '', purpose, KEY_LENGTH))
  keys.set(purpose, key)
  return key
}
