import { useMemo, useSyncExternalStore } from 'react'
import { mayReload } from '@/platform/reload-rarely'
import { forgetTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import { fetchAccount } from '../account-client'
import { MARK_COOKIE } from './account-mark'
import { encodeUser, NOBODY, readStoredUser, USER_KEY, type StoredUser } from './stored-user'

/** Fired on `window` when something in local storage has changed [2.3#6]. */
const CHANGE = 'localstorage-change'
const USER_CHANGED = 'udataUpdate'

/** Fired on `window` when this tab has found out that the session is over. */
const ENDED = 'account-ended'

/** Of which sign-in the stored user data is. */
const MARK_KEY = 'udata-of'

/** A tab that is looked at again asks whether the session still holds, at most so often, in ms. */
const ASK_EVERY_MS = 60_000

/** The user whom this browser remembers; nobody on the server and until React runs. */
export function useStoredUser(): StoredUser {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStorage(),
    () => null,
  )
  return useMemo(() => (stored === null ? NOBODY : readStoredUser(stored, window.location.origin)), [stored])
}

/** In a tab: it was used while somebody was signed in, and what it keeps may be theirs. */
const USED_SIGNED_IN = 'used-signed-in'

/** Takes away the stored user data [4#7] and what was typed in this tab, and tells every part of the page. */
export function forgetStoredUser(): void {
  forgetTab()
  change((storage) => {
    storage.removeItem(USER_KEY)
    storage.removeItem(MARK_KEY)
  })
}

/**
 * Keeps the stored user in step with the session, which no script can read: a cookie without secrets names the sign-in.
 * Where nobody is signed in, nothing is ever asked.
 * @returns what ends it
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
 * Asks who is signed in, and builds the stored user anew [4#10].
 * @returns whether somebody is; false as well where nobody can say
 */
export async function renewStoredUser(): Promise<boolean> {
  const user = await fetchAccount()
  if (user === null) forgetEnded()
  if (!user) return false
  keepStoredUser(user, readMark() ?? '')
  return true
}

/**
 * For what is shown to who is signed in: calls back when the user has signed out in another tab or another browser, also
 * where that was before this page could listen.
 * @returns what ends it
 */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === USER_KEY && newValue === null)) callback()
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener(ENDED, callback, { signal })
  // A session whose mark is lost would call back for ever.
  if (readMark() === null && mayReload(Date.now())) callback()
  return () => listening.abort()
}

/** Another tab signs out. Who it is must not be asked now: the session may hold for a moment yet. */
function forgetWithOthers({ key, newValue }: StorageEvent): void {
  if (key === null || (key === USER_KEY && newValue === null)) forgetTab()
}

async function askWho(mark: string): Promise<void> {
  const user = await fetchAccount()
  // Who cannot be told now is looked for another time.
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
    // Where storage is forbidden, nothing is kept.
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

function readStorage(key = USER_KEY): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
