import type { Endpoint, PayloadRequest } from 'payload'
import { sayRefusal } from '../../refusals/say-refusal'

/** These take precedence over Payload's own endpoints of the same path. */
export const closedEndpoints = [
  // Otherwise the first caller of an empty database would become administrator.
  closed('/first-register', () => 'The first user is made on the server, with the command create-user.'),
  // No mail is sent here, and the time of the answer would reveal who has an account.
  closed('/forgot-password', askAdministrator),
  closed('/reset-password', askAdministrator),
]

function askAdministrator(req: PayloadRequest): string {
  return sayRefusal(req, 'Ask an administrator for a new password.')
}

function closed(path: string, say: (req: PayloadRequest) => string): Omit<Endpoint, 'root'> {
  const handler = (req: PayloadRequest) => Response.json({ errors: [{ message: say(req) }] }, { status: 403 })
  return { path, method: 'post', handler }
}
