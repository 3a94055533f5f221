import { createHmac } from 'node:crypto'
import { readEnvironment } from '@carelane/config'

type Purpose = 'count' | 'visitor' | 'challenge' | 'solution' | 'ticket'

export function keyedHash(purpose: Purpose, ...parts: string[]): string {
  return createHmac('sha256', secretFor(purpose)).update(JSON.stringify(parts)).digest('base64url')
}

export function secretFor(purpose: Purpose): string {
  const { SESSION_SECRET } = readEnvironment(['SESSION_SECRET'])
  return createHmac('sha256', SESSION_SECRET).update(`abuse ${purpose}`).digest('hex')
}
