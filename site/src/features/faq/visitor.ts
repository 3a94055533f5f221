import { createHmac, randomBytes } from 'node:crypto'
import { cookieOf, setCookie } from '@/platform/cookies'
import { readEnvironment } from '@carelane/config'

const COOKIE = 'visitor'
const A_YEAR = 365 * 24 * 60 * 60

/** Limits per network catch those without a name. */
const ROBOTS = /bot\b|crawl|spider|slurp|preview|curl\/|wget|python-|java\/|go-http/i

export interface Visitor {
  id: string
  cookie: string | null
  /** Keyed hash of day and address: no address is stored. */
  network: string
  /** With the user agent. */
  reader: string
  isRobot: boolean
}

export function visitorOf(request: Request, now = new Date()): Visitor {
  const { headers } = request
  const agent = headers.get('user-agent') ?? ''
  const address = headers.get('x-forwarded-for') ?? ''
  const known = /^[\w-]{22}$/.exec(cookieOf(request, COOKIE) ?? '')?.[0]
  const id = known ?? randomBytes(16).toString('base64url')
  const day = now.toISOString().slice(0, 10)
  return {
    id,
    cookie: known ? null : setCookie(COOKIE, id, { path: '/', seconds: A_YEAR }),
    network: hashOf(`${day} ${address}`),
    reader: hashOf(`${day} ${address} ${agent}`),
    isRobot: agent === '' || ROBOTS.test(agent),
  }
}

function hashOf(text: string): string {
  const { SESSION_SECRET } = readEnvironment(['SESSION_SECRET'])
  return createHmac('sha256', SESSION_SECRET).update(`faq ${text}`).digest('base64url').slice(0, 22)
}
