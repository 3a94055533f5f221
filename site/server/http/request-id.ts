import { randomBytes } from 'node:crypto'

const PROCESS = randomBytes(6).toString('base64url')
let count = 0

/** Names a request in the logs and in the answer; unique among processes and over restarts. */
export function nextRequestId(): string {
  count += 1
  return `${PROCESS}-${count.toString(36)}`
}
