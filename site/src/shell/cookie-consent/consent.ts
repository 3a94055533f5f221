/** [2.3#32] */
export type Consent = 'accepted' | 'rejected'

const KEY = 'cookie-consent'
const CHANGED = 'cookie-consent-changed'

/** For browsers without storage. */
let chosen: Consent | null = null

/** [2.3#31] */
export function readConsent(): Consent | null {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'accepted' || stored === 'rejected' ? stored : chosen
  } catch {
    return chosen
  }
}

export function giveConsent(consent: Consent): void {
  chosen = consent
  try {
    localStorage.setItem(KEY, consent)
  } catch {
    // Holds for this page.
  }
  window.dispatchEvent(new Event(CHANGED))
}

export function onConsent(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(CHANGED, notify)
    window.removeEventListener('storage', notify)
  }
}
