import type { Endpoint, PayloadRequest } from 'payload'
import { sayRefusal } from '../../refusals/say-refusal'

export const closedEndpoints = [
  // The first caller of an empty database would become administrator.
  closed('/first-register', () => 'The first user is made on the server, with the command create-user.'),
  // The time of the answer would reveal accounts.
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
