import { createHmac, randomInt } from 'node:crypto'

const COUNT = 10

const HALF = 5

/** Without what is mistaken for another. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${half()}-${half()}`)
}

/** Keyed: nobody who reads the table can try codes. */
export function hashOfRecoveryCode(code: string, key: string, account: number): string {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', key).update(`recovery code ${typed} of account ${account}`).digest('base64url')
}

function half(): string {
  return Array.from({ length: HALF }, () => SIGNS[randomInt(SIGNS.length)]).join('')
}
