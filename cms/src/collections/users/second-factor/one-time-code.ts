import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20

const STEP_SECONDS = 30

/** Clocks of phones differ. */
const STEPS_EITHER_WAY = 1

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** For authenticator apps. */
export function setUpAddress(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/** @returns the step of the code, or undefined for a wrong one */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const delta = totp(secret).validate({ token: code, timestamp: now, window: STEPS_EITHER_WAY })
  return delta === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + delta
}

function totp(secret: string, label = ''): TOTP {
  return new TOTP({ issuer: 'Carelane', label, secret: Secret.fromBase32(secret), period: STEP_SECONDS })
}
