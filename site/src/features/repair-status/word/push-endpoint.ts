import { readEnvironment } from '@carelane/config'
import { z } from 'zod'

/** As browsers serialize it. */
export const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/),
  }),
})

export type PushSubscription = z.output<typeof pushSubscription>

/** Browsers name where to post to: no host but those of push services is ever asked. */
export function isOfPushService(
  endpoint: string,
  hosts = readEnvironment(['PUSH_HOSTS']).PUSH_HOSTS,
): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username !== '' || password !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
