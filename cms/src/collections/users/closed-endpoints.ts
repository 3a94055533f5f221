import type { Endpoint } from 'payload'

/** These stand before Payload's own endpoints of the same path. */
export const closedEndpoints = [
  // Whoever comes first to an empty database would become administrator.
  closed('/first-register', 'The first user is made on the server, with the command create-user.'),
  // No mail is sent here, and its answer's time would tell who has an account.
  closed('/forgot-password', 'Ask an administrator for a new password.'),
  closed('/reset-password', 'Ask an administrator for a new password.'),
]

function closed(path: string, message: string): Omit<Endpoint, 'root'> {
  const handler = () => Response.json({ errors: [{ message }] }, { status: 403 })
  return { path, method: 'post', handler }
}
