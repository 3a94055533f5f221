import { randomBytes } from 'node:crypto'

/** By which one request is found in the logs of all that had a part in it. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Can stand in a header, a line of a log and a comment of SQL as it is. */
const PLAIN = /^[A-Za-z0-9-]{8,64}$/

const PROCESS = randomBytes(6).toString('hex')
let count = 0

/** Unique across processes and restarts. */
export function newRequestId(): string {
  count += 1
  return `${PROCESS}-${count.toString(36)}`
}

/** What came with a request, if it may be used. */
export function plainRequestId(given: string | readonly string[] | undefined): string | undefined {
  return typeof given === 'string' && PLAIN.test(given) ? given : undefined
}
