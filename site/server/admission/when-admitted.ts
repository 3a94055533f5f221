import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteHost } from '@/routing/hosts'
import type { SiteParts } from '../site-parts'
import type { Visitor } from '../visitor'
import type { Work } from './admission'

/** Begins when it is the visitor's turn; 503 with `Retry-After` when too many wait. */
export function whenAdmitted(
  { admission, errors }: Pick<SiteParts, 'admission' | 'errors'>,
  work: Work,
  request: IncomingMessage,
  response: ServerResponse,
  visitor: Visitor,
  { path, host, what }: { path: string; host: SiteHost; what?: string },
  run: () => Promise<void> | undefined,
): Promise<void> {
  const refuse = () => errors.send(request, response, 503, path, host)
  return admission.inTurn(work, visitor, response, { what, run, refuse })
}
