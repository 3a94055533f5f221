import { useMemo, useSyncExternalStore } from 'react'
import { NOBODY, readStoredUser, USER_KEY, type StoredUser } from './stored-user'

/** Fired on `window` when something in local storage has changed [2.3#6]. */
const CHANGE = 'localstorage-change'
const USER_CHANGED = 'udataUpdate'

/** The user whom this browser remembers; nobody on the server and until React runs. */
export function useStoredUser(): StoredUser {
  const stored = useSyncExternalStore(subscribe, readStorage, () => null)
  return useMemo(() => (stored === null ? NOBODY : readStoredUser(stored, window.location.origin)), [stored])
}

/** Takes away the stored user data [4#7], and tells every part of the page. */
export function forgetStoredUser(): void {
  try {
    localStorage.removeItem(USER_KEY)
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
  window.dispatchEvent(new CustomEvent(CHANGE, { detail: { key: USER_CHANGED } }))
}

function subscribe(refresh: () => void): () => void {
  const onChange = (event: Event) => {
    if (keyOf(event) === USER_CHANGED) refresh()
  }
  window.addEventListener(CHANGE, onChange)
  // Another tab logged in or out.
  window.addEventListener('storage', refresh)
  return () => {
    window.removeEventListener(CHANGE, onChange)
    window.removeEventListener('storage', refresh)
  }
}

/** The key stands on the event or in its detail. */
function keyOf(event: Event): unknown {
  const { key, detail } = event as Event & { key?: unknown; detail?: unknown }
  return key ?? (typeof detail === 'object' && detail !== null && 'key' in detail ? detail.key : undefined)
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(USER_KEY)
  } catch {
    return null
  }
}
