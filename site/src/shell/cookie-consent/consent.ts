/** The choice about optional cookies [2.3#32]. */
export type Consent = 'accepted' | 'rejected'

const KEY = 'cookie-consent'
const CHANGED = 'cookie-consent-changed'

/** Where storage is forbidden, the choice lasts as long as the page. */
let chosen: Consent | null = null

/** The stored choice; null where there is none [2.3#31]. */
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
    // The choice still holds for this page.
  }
  window.dispatchEvent(new Event(CHANGED))
}

/** Notifies of choices in this tab and in others. */
export function onConsent(notify: () => void): () => void {
  window.addEventListener(CHANGED, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(CHANGED, notify)
    window.removeEventListener('storage', notify)
  }
}
