import { createHash, randomBytes } from 'node:crypto'
import { ownLog } from '@/platform/log'
import { askStore } from '@/platform/store/store'
import { openOrNull, sealContent } from '@/platform/cipher'
import { subjectHash, subjectHashes } from '@/platform/keys'
import { ownerOf, sessionContent, type Session, type SessionContent } from './session-content'

export const SESSION_SECONDS = 30 * 86_400

/** Longer than the provider takes to renew. */
const LEASE_SECONDS = 15

interface Row {
  id: string
  keyId: string
  content: Buffer
  revision: number
}

const COLUMNS = 'id, key_id AS "keyId", content, revision'
const IN_FORCE = 'expires_at > now()'

/** @returns the cookie's secret */
export async function beginSession(content: SessionContent): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const id = idOf(secret)
  const sealed = sealContent(content, about(id))
  const account = hashOf(ownerOf(content))
  await askStore(
    `INSERT INTO sessions (id, account, key_id, content, expires_at)
     VALUES ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    [id, account, sealed.keyId, sealed.content, SESSION_SECONDS],
  )
  ownLog().info({ account }, 'a visitor signed in')
  return secret
}

/**
 * Also marks it as used.
 * @throws StoreError
 */
export async function findSession(secret: string): Promise<Session | undefined> {
  const rows = await askStore<Row & { isNoted: boolean }>(
    `SELECT ${COLUMNS}, seen_at > now() - interval '1 minute' AS "isNoted"
     FROM sessions WHERE id = $1 AND ${IN_FORCE}`,
    [idOf(secret)],
  )
  const [session] = opened(rows)
  if (session && rows[0]?.isNoted === false) await noteUse(session.id)
  return session
}

export async function sessionAsItIs(id: string): Promise<(Session & { isRenewing: boolean }) | undefined> {
  const rows = await askStore<Row & { isRenewing: boolean }>(
    `SELECT ${COLUMNS}, coalesce(renewing_until > now(), false) AS "isRenewing"
     FROM sessions WHERE id = $1 AND ${IN_FORCE}`,
    [id],
  )
  const [session] = opened(rows)
  return session && { ...session, isRenewing: rows[0]?.isRenewing === true }
}

export async function sessionOfOwner(owner: string): Promise<Session | undefined> {
  const rows = await askStore<Row>(
    `SELECT ${COLUMNS} FROM sessions WHERE account = ANY ($1) AND ${IN_FORCE} ORDER BY begun_at DESC LIMIT 1`,
    [hashesOf(owner)],
  )
  return opened(rows)[0]
}

export interface ListedSession {
  id: string
  agent: string
  begunAt: Date
  seenAt: Date
}

export async function listSessions(owner: string): Promise<ListedSession[]> {
  const rows = await askStore<Row & { begunAt: Date; seenAt: Date }>(
    `SELECT ${COLUMNS}, begun_at AS "begunAt", seen_at AS "seenAt" FROM sessions
     WHERE account = ANY ($1) AND ${IN_FORCE} ORDER BY seen_at DESC, id LIMIT 50`,
    [hashesOf(owner)],
  )
  const agents = new Map(opened(rows).map(({ id, agent }) => [id, agent]))
  return rows.map(({ id, begunAt, seenAt }) => ({ id, begunAt, seenAt, agent: agents.get(id) ?? '' }))
}

async function noteUse(id: string): Promise<void> {
  await askStore('UPDATE sessions SET seen_at = now() WHERE id = $1', [id])
}

export async function endSession(id: string): Promise<void> {
  await askStore('DELETE FROM sessions WHERE id = $1', [id])
}

export async function endSessionsOf(owner: string): Promise<Session[]> {
  return opened(
    await askStore<Row>(`DELETE FROM sessions WHERE account = ANY ($1) RETURNING ${COLUMNS}`, [
      hashesOf(owner),
    ]),
  )
}

/** True for one caller per revision. */
export async function beginRenewal({ id, revision }: Session): Promise<boolean> {
  const mine = await askStore(
    `UPDATE sessions SET renewing_until = now() + make_interval(secs => $3)
     WHERE id = $1 AND revision = $2 AND (renewing_until IS NULL OR renewing_until <= now()) RETURNING id`,
    [id, revision, LEASE_SECONDS],
  )
  return mine.length > 0
}

export async function endRenewal(
  { id, ...before }: Session,
  renewed: Pick<SessionContent, 'token' | 'until' | 'refreshToken'>,
): Promise<Session | undefined> {
  const content = sessionContent.parse({ ...before, ...renewed })
  const sealed = sealContent(content, about(id))
  const rows = await askStore<Row>(
    `UPDATE sessions SET key_id = $2, content = $3, revision = revision + 1, renewing_until = NULL
     WHERE id = $1 RETURNING ${COLUMNS}`,
    [id, sealed.keyId, sealed.content],
  )
  return opened(rows)[0]
}

export async function giveUpRenewal(id: string): Promise<void> {
  await askStore('UPDATE sessions SET renewing_until = NULL WHERE id = $1', [id])
}

export async function eraseSessions(): Promise<void> {
  await askStore('DELETE FROM sessions WHERE expires_at <= now()')
}

/** Unkeyed: the secret is too long to guess. */
function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

const about = (id: string) => `session ${id}`
const hashOf = (owner: string) => subjectHash(`session of ${owner}`)
const hashesOf = (owner: string) => subjectHashes(`session of ${owner}`)

function opened(rows: readonly Row[]): Session[] {
  return rows.flatMap(({ id, revision, ...sealed }) => {
    const read = sessionContent.safeParse(openOrNull(sealed, about(id)))
    return read.success ? [{ ...read.data, id, revision }] : []
  })
}
