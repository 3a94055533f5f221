import { noteReading } from '@/features/faq/vote-client'
import { mayMeasure, measure } from '@/shell/analytics/measure'
import { MEASURES_ID } from '@/shell/analytics/measures-id'
import { readConsent } from '@/shell/cookie-consent/consent'
import { markIn } from '@/shell/header/user/account-mark'
import { USER_KEY } from '@/shell/header/user/stored-user'

export function askForConsent(): void {
  if (readConsent() === null) document.querySelector('[data-asks-consent]')?.removeAttribute('hidden')
}

/** Same rules as the components, so that nothing counts twice. */
export function countVisit(): void {
  const { script, id, asks } = document.getElementById(MEASURES_ID)?.dataset ?? {}
  if (script && id && mayMeasure(readConsent(), asks === 'true')) measure(script, id)
  const read = document.querySelector<HTMLElement>('[data-reads]')?.dataset
  if (read) noteReading(`${read.lang}`, Number(read.reads))
}

export function hasUser(): boolean {
  try {
    return localStorage.getItem(USER_KEY) !== null || markIn(document.cookie) !== null
  } catch {
    return false
  }
}
