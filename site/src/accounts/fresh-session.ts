import { setTimeout as delay } from 'node:timers/promises'
import type { Failure } from '@carelane/after-sales'
import { accountProvider } from '@/platform/account-provider'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { makeDue } from '@/handing-in/make-due'
import { ownerOf, tokensOf, type Session } from './session-content'
import { beginRenewal, endRenewal, endSession, giveUpRenewal, sessionAsItIs } from './session-store'

/** Renewed early, so that a token lasts for what it began. */
const MARGIN_MS = 5 * 60_000

const WAIT_MS = 10_000
const LOOK_EVERY_MS = 100

const renewing = new Map<string, Promise<Session | undefined>>()

/**
 * Concurrent calls renew once: the provider rejects a second use.
 * @returns the session unchanged if the provider is away; undefined if it has ended
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

function isOver({ kind }: Failure): boolean {
  return kind === 'envelope'
}
