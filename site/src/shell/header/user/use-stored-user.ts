import { ignoreFailure } from '@carelane/config/ignore-failure'
import { useMemo, useSyncExternalStore } from 'react'
import { OWN_COPIES } from '@/platform/own-copies'
import { mayReload } from '@/platform/reload-rarely'
import { forgetTab, keepInTab, recallInTab } from '@/platform/tab-storage'
import { fetchAccount } from '../account-client'
import { markIn } from './account-mark'
import { encodeUser, NOBODY, readStoredUser, USER_KEY, type StoredUser } from './stored-user'

/** [2.3#6] */
const CHANGE = 'localstorage-change'
const USER_CHANGED = 'udataUpdate'
const ENDED = 'account-ended'

const MARK_KEY = 'udata-of'
const ASK_EVERY_MS = 60_000

/** Nobody before hydration. */
export function useStoredUser(): StoredUser {
  const stored = useSyncExternalStore(
    subscribe,
    () => readStorage(),
    () => null,
  )
  return useMemo(() => (stored === null ? NOBODY : readStoredUser(stored, window.location.origin)), [stored])
}

const USED_SIGNED_IN = 'used-signed-in'

/** [4#7] */
export function forgetStoredUser(): void {
  forgetTab()
  // What a page of an account looked like is nobody else's to see.
  if ('caches' in window) void ignoreFailure(caches.delete(OWN_COPIES), 'probing')
  change((storage) => {
    storage.removeItem(USER_KEY)
    storage.removeItem(MARK_KEY)
  })
}

/** @returns stops it */
export function followSession(): () => void {
  let askedAt = Date.now()
  const look = (isLookedAtAgain: boolean) => {
    const mark = readMark()
    if (mark === null) {
      forgetEnded()
      return
    }
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
 * [4#10].
 * @returns false if unknown
 */
export async function renewStoredUser(): Promise<boolean> {
  const user = await fetchAccount()
  if (user === null) forgetEnded()
  if (!user) return false
  keepStoredUser(user, readMark() ?? '')
  return true
}

/** @returns stops it */
export function onSignedOutElsewhere(callback: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === USER_KEY && newValue === null)) callback()
  }
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener(ENDED, callback, { signal })
  // Without its mark it would loop.
  if (readMark() === null && mayReload(Date.now())) callback()
  return () => listening.abort()
}

/** The server may still know the old session. */
function forgetWithOthers({ key, newValue }: StorageEvent): void {
  if (key === null || (key === USER_KEY && newValue === null)) forgetTab()
}

async function askWho(mark: string): Promise<void> {
  const user = await fetchAccount()
  // Unknown: the next check asks again.
  if (user === undefined) return
  if (user === null) {
    forgetEnded()
    return
  }
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
  return markIn(document.cookie)
}

function change(work: (storage: Storage) => void): void {
  try {
    work(localStorage)
  } catch {
    // Storage may be forbidden.
  }
  window.dispatchEvent(new CustomEvent(CHANGE, { detail: { key: USER_CHANGED } }))
}

function subscribe(refresh: () => void): () => void {
  const onChange = (event: Event) => {
    if (keyOf(event) === USER_CHANGED) refresh()
  }
  window.addEventListener(CHANGE, onChange)
  // Another tab signed in or out.
  window.addEventListener('storage', refresh)
  return () => {
    window.removeEventListener(CHANGE, onChange)
    window.removeEventListener('storage', refresh)
  }
}

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
