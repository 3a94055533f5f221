import type { Endpoint } from 'payload'

/**
 * Stands before Payload's own endpoint of this path, by which whoever comes first to an empty database
 * would become administrator.
 */
export const closedFirstRegistration: Omit<Endpoint, 'root'> = {
  path: '/first-register',
  method: 'post',
  handler: () =>
    Response.json(
      { errors: [{ message: 'The first user is made on the server, with the command create-user.' }] },
      { status: 403 },
    ),
}
