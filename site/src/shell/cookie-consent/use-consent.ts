import { useSyncExternalStore } from 'react'
import { onConsent, readConsent, type Consent } from './consent'

/** The visitor's choice; null while there is none, undefined on the server. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(onConsent, readConsent, () => undefined)
}
