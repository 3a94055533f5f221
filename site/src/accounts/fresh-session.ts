import { setTimeout as delay } from 'node:timers/promises'
import type { Failure } from '@carelane/after-sales'
import { accountProvider } from '@/platform/account-provider'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { makeDue } from '@/handing-in/make-due'
import { ownerOf, tokensOf, type Session } from './session-content'
import { beginRenewal, endRenewal, endSession, giveUpRenewal, sessionAsItIs } from './session-store'

/** A token is renewed so long before its end, in ms: whatever is begun with it can be ended with it. */
const MARGIN_MS = 5 * 60_000

/** How long to wait for another request that renews the same session, in ms. */
const WAIT_MS = 10_000
const LOOK_EVERY_MS = 100

/** Those of this process that are under way, by session and revision. */
const renewing = new Map<string, Promise<Session | undefined>>()

/**
 * The session with a token that still holds for a while. However many tabs ask at once, the refresh token is used
 * once: the provider takes none twice.
 * @param isRefused the service takes the token for over, whatever the clock says
 * @returns the session as it is where the provider does not answer; undefined where it is over
 * @throws StoreError
 */
export async function freshSession(session: Session, isRefused = false): Promise<Session | undefined> {
  if (!isRefused && session.until - Date.now() > MARGIN_MS) return session
  const name = `${session.id} ${session.revision}`
  const known = renewing.get(name)
  if (known) return known
  const renewal = renewed(session).finally(() => renewing.delete(name))
  renewing.set(name, renewal)
  return renewal
}

async function renewed(session: Session): Promise<Session | undefined> {
  if (!(await beginRenewal(session))) return renewedByOther(session)
  const answer = await accountProvider(session.provider).refresh(session.refreshToken)
  if (answer.ok) {
    const fresh = await endRenewal(session, tokensOf(answer.data))
    // Where the store does not answer now, what waits is tried again by itself.
    if (fresh) await unlessStoreFails(makeDue(ownerOf(fresh)))
    return fresh
  }
  if (isOver(answer.failure)) {
    await endSession(session.id)
    return undefined
  }
  await giveUpRenewal(session.id)
  return session
}

/** Another process has begun to renew it, or has done so since this one read it. */
async function renewedByOther(session: Session): Promise<Session | undefined> {
  const end = Date.now() + WAIT_MS
  for (;;) {
    const now = await sessionAsItIs(session.id)
    if (!now) return undefined
    if (now.revision !== session.revision) return now
    if (!now.isRenewing || Date.now() > end) return session
    await delay(LOOK_EVERY_MS)
  }
}

/** The provider said so, and did not fail. */
function isOver({ kind }: Failure): boolean {
  return kind === 'envelope'
}
