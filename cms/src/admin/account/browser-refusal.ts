import { WebAuthnError } from '@simplewebauthn/browser'

/** What browsers throw where a passkey is not used, as when somebody calls it off. */
export function isOfBrowser(error: unknown): error is WebAuthnError | DOMException {
  return error instanceof WebAuthnError || error instanceof DOMException
}
