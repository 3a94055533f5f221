import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WaitingAction } from '@/abuse/actions'
import { spend } from '@/abuse/spend'
import type { SiteHost } from '@/routing/hosts'
import type { SiteParts } from './site-parts'
import type { Visitor } from './visitor'

/** Counts one use; true if it was answered with when to come again. */
export async function refuseOverspent(
  { errors }: Pick<SiteParts, 'errors'>,
  request: IncomingMessage,
  response: ServerResponse,
  { address }: Visitor,
  { action, path, host }: { action: WaitingAction; path: string; host: SiteHost },
): Promise<boolean> {
  const { price, seconds } = await spend(action, address)
  if (price === 0) return false
  errors.send(request, response, 429, path, host, [['retry-after', String(seconds)]])
  return true
}
