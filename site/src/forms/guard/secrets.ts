import { createHmac } from 'node:crypto'
import { readEnvironment } from '@carelane/config'

type Purpose = 'count' | 'visitor' | 'challenge' | 'solution' | 'ticket'

/** Keyed hash: tells alike from different, and neither what was hashed nor, for one purpose, the hash of another. */
export function keyedHash(purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', secretFor(purpose)).update(JSON.stringify(parts)).digest('base64url')
}

/** A secret of its own for each purpose. */
export function secretFor(purpose: Purpose): string {
  const { SESSION_SECRET } = readEnvironment(['SESSION_SECRET'])
  return createHmac('sha256', SESSION_SECRET).update(`look-up guard ${purpose}`).digest('hex')
}
