import { useSyncExternalStore } from 'react'
import { onConsent, readConsent, type Consent } from './consent'

/** Null before a choice, undefined on the server. */
export function useConsent(): Consent | null | undefined {
  return useSyncExternalStore<Consent | null | undefined>(onConsent, readConsent, () => undefined)
}
