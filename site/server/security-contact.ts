import { SECURITY_CONTACT_PATH } from '@/routing/route-request'
import type { SiteHost } from '@/routing/hosts'

const DAY_MS = 86_400_000

/** RFC 9116 recommends less than a year. */
const DAYS = 180

/** `security.txt`; expires ever later, since it is made when it is asked for. */
export function securityContact(contact: string, { origin }: SiteHost, now = Date.now()): string {
  const expires = new Date((Math.floor(now / DAY_MS) + DAYS) * DAY_MS).toISOString()
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_CONTACT_PATH}`,
    '',
  ].join('\n')
}
