import { useMemo, useSyncExternalStore } from 'react'
import { mayReload } from '@/platform/reload-rarely'
import { forgetTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import { fetchAccount } from '../account-client'
import { MARK_COOKIE } from './account-mark'
import { encodeUser, NOBODY, readStoredUser, USER_KEY, type StoredUser } from './stored-user'

/** Fired on `window` when local storage has changed [2.3#6]. */
const CHANGE = 'localstorage-change'
const USER_CHANGED = 'udataUpdate'

/** Fired on `window` when this tab learns that the session is over. */
const ENDED = 'account-ended'

/** Names the sign-in that the stored user data belongs to. */
const MARK_KEY = 'udata-of'

/** How often at most a tab that regains focus checks its session, in ms. */
const ASK_EVERY_MS = 60_000

/** The user whom this browser remembers; nobody on the server and before hydration. */
export function useStoredUser(): StoredUser {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStorage(),
    () => null,
  )
  return useMemo(() => (stored === null ? NOBODY : readStoredUser(stored, window.location.origin)), [stored])
}

/** Set in a tab that was used while signed in, since its drafts may belong to that user. */
const USED_SIGNED_IN = 'used-signed-in'

/** Deletes the stored user data [4#7] and this tab's drafts, and notifies the page. */
export function forgetStoredUser(): void {
  forgetTab()
  change((storage) => {
    storage.removeItem(USER_KEY)
    storage.removeItem(MARK_KEY)
  })
}

/**
 * Keeps the stored user in step with the session by a cookie without secrets that names the sign-in. Sends no request
 * while nobody is signed in.
 * @returns what stops it
 */
export function followSession(): () => void {
  let askedAt = Date.now()
  const look = (isLookedAtAgain: boolean) => {
    const mark = readMark()
    if (mark === null) return forgetEnded()
    keepInTab(USED_SIGNED_IN, '1')
    const isDue = isLookedAtAgain && Date.now() - askedAt > ASK_EVERY_MS
    if (mark === readStorage(MARK_KEY) && !isDue) return
    askedAt = Date.now()
    void askWho(mark)
  }
  const again = () => {
    if (document.visibilityState === 'visible') look(true)
  }
  look(false)
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('visibilitychange', again, { signal })
  window.addEventListener('focus', again, { signal })
  window.addEventListener('pageshow', again, { signal })
  window.addEventListener('storage', forgetWithOthers, { signal })
  return () => listening.abort()
}

/**
 * Fetches who is signed in and rebuilds the stored user [4#10].
 * @returns whether somebody is; also false where that is unknown
 */
export async function renewStoredUser(): Promise<boolean> {
  const user = await fetchAccount()
  if (user === null) forgetEnded()
  if (!user) return false
  keepStoredUser(user, readMark() ?? '')
  return true
}

/**
 * Calls back when the user has signed out in another tab or browser, also if that was before this page could listen.
 * @returns what stops it
 */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === USER_KEY && newValue === null)) callback()
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener(ENDED, callback, { signal })
  // Without the limit, a session that has lost its mark would call back for ever.
  if (readMark() === null && mayReload(Date.now())) callback()
  return () => listening.abort()
}

/** Another tab is signing out; asking now could still find the old session. */
function forgetWithOthers({ key, newValue }: StorageEvent): void {
  if (key === null || (key === USER_KEY && newValue === null)) forgetTab()
}

async function askWho(mark: string): Promise<void> {
  const user = await fetchAccount()
  // Unknown for now: the next check asks again.
  if (user === undefined) return
  if (user === null) return forgetEnded()
  keepStoredUser(user, mark)
}

function keepStoredUser(user: object, mark: string): void {
  change((storage) => {
    storage.setItem(USER_KEY, encodeUser(user))
    storage.setItem(MARK_KEY, mark)
  })
}

function forgetEnded(): void {
  if (readStorage() === null && recallInTab(USED_SIGNED_IN) === null) return
  forgetStoredUser()
  window.dispatchEvent(new CustomEvent(ENDED))
}

function readMark(): string | null {
  const pairs = document.cookie.split('; ')
  const found = pairs.find((pair) => pair.startsWith(`${MARK_COOKIE}=`))
  return found?.slice(MARK_COOKIE.length + 1) || null
}

function change(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
  } catch {
    // Where storage is forbidden, nothing is stored.
  }
  window.dispatchEvent(new CustomEvent(CHANGE, { detail: { key: USER_CHANGED } }))
}

function subscribe(refresh: () => void): () => void {
  const onChange = (event: Event) => {
    if (keyOf(event) === USER_CHANGED) refresh()
  }
  window.addEventListener(CHANGE, onChange)
  // Another tab has signed in or out.
  window.addEventListener('storage', refresh)
  return () => {
    window.removeEventListener(CHANGE, onChange)
    window.removeEventListener('storage', refresh)
  }
}

/** The event has its key as a property or in `detail`. */
function keyOf(event: Event): unknown {
  const { key, detail } = event as Event & { key?: unknown; detail?: unknown }
  return key ?? (typeof detail === 'object' && detail !== null && 'key' in detail ? detail.key : undefined)
}

function readStorage(key = USER_KEY): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
