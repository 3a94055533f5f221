import type { Endpoint, PayloadRequest } from 'payload'
import { sayRefusal } from '../../refusals/say-refusal'

type ClosedEndpoint = Omit<Endpoint, 'root'>

export const closedEndpoints: ClosedEndpoint[] = [
  // The first caller of an empty database would become administrator.
  closed('/first-register', () => 'The first user is made on the server, with the command create-user.'),
  // The time of the answer would reveal accounts.
  closed('/forgot-password', askAdministrator),
  closed('/reset-password', askAdministrator),
  // Nobody here verifies an address, and Payload answers 500.
  { path: '/verify/:id', method: 'post', handler: notThere },
]

function askAdministrator(req: PayloadRequest): string {
  return sayRefusal(req, 'Ask an administrator for a new password.')
}

function closed(path: string, say: (req: PayloadRequest) => string): ClosedEndpoint {
  const handler = (req: PayloadRequest) => Response.json({ errors: [{ message: say(req) }] }, { status: 403 })
  return { path, method: 'post', handler }
}

function notThere(req: PayloadRequest): Response {
  return Response.json({ errors: [{ message: req.t('general:notFound') }] }, { status: 404 })
}
