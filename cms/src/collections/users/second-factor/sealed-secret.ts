import { seal, unseal } from '../../../log-in/seal'

/** Opens for this account alone. */
export function sealSecret(text: string, key: string, account: number): string {
  return seal(text, sealOf(key, account))
}

/** @throws Error for another key or account */
export function openSecret(sealed: string, key: string, account: number): string {
  return unseal(sealed, sealOf(key, account))
}

function sealOf(secret: string, account: number) {
  return { secret, purpose: 'second factors of editors', about: `second factor of account ${account}` }
}
