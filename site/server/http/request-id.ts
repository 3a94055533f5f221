import { randomBytes } from 'node:crypto'

const PROCESS = randomBytes(6).toString('base64url')
let count = 0

/** Unique across processes and restarts. */
export function nextRequestId(): string {
  count += 1
  return `${PROCESS}-${count.toString(36)}`
}
