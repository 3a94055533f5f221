import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookies } from 'payload'

const YEAR_SECONDS = 365 * 24 * 60 * 60

interface Owner {
  email: string
  secret: string
  isHttps: boolean
}

/** @returns the name of the device, if it has logged in to the account before */
export function knownDevice(headers: Headers, owner: Owner): string | undefined {
  const [device = '', proof = ''] = parseCookies(headers).get(cookieName(owner))?.split('.') ?? []
  const expected = Buffer.from(proofOf(device, owner))
  const given = Buffer.from(proof)
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : undefined
}

/** @param device the one it is already, if any */
export function knownDeviceCookie(owner: Owner, device = randomBytes(16).toString('base64url')): string {
  const parts = [
    `${cookieName(owner)}=${device}.${proofOf(device, owner)}`,
    'Path=/',
    `Max-Age=${YEAR_SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(owner.isHttps ? ['Secure'] : []),
  ]
  return parts.join('; ')
}

/** One for each account, for colleagues may share a browser. */
function cookieName({ email, isHttps }: Owner): string {
  const account = createHash('sha256').update(email).digest('hex').slice(0, 12)
  return `${isHttps ? '__Host-' : ''}known-device-${account}`
}

function proofOf(device: string, { email, secret }: Owner): string {
  return createHmac('sha256', secret).update(`known device ${device} of ${email}`).digest('base64url')
}
