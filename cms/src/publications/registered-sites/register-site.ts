import type { SiteProcess, SiteProcessKnown } from '@carelane/main-api'
import type { Pool } from 'pg'
import { inTransaction } from '../sender/connection'

/** A process says every third of this that it is there. */
const LEASE_SECONDS = 60

const LEASE = `now() + make_interval(secs => ${LEASE_SECONDS})`

/** From its answer on, what is published goes to this process until its lease ends or it leaves. */
export async function registerSite(
  pool: Pool,
  { address, isLeaving }: SiteProcess,
): Promise<SiteProcessKnown> {
  if (isLeaving) {
    await changeReceivers(pool, 'DELETE FROM publications.receiver WHERE address = $1', [address])
    return { wasKnown: false, seconds: LEASE_SECONDS }
  }
  const { rowCount } = await pool.query(
    `UPDATE publications.receiver SET expires_at = ${LEASE} WHERE address = $1 AND expires_at > now()`,
    [address],
  )
  if (rowCount === 1) return { wasKnown: true, seconds: LEASE_SECONDS }
  await changeReceivers(
    pool,
    `INSERT INTO publications.receiver (address, expires_at) VALUES ($1, ${LEASE})
     ON CONFLICT (address) DO UPDATE SET expires_at = excluded.expires_at`,
    [address],
  )
  return { wasKnown: false, seconds: LEASE_SECONDS }
}

/** They are told no more; when they are back, they empty what they keep. */
export async function forgetLapsedSites(pool: Pool): Promise<void> {
  const { rowCount } = await pool.query('SELECT FROM publications.receiver WHERE expires_at <= now() LIMIT 1')
  if (rowCount === 0) return
  await changeReceivers(pool, 'DELETE FROM publications.receiver WHERE expires_at <= now()', [])
}

/** Waits for transactions that publish to those of before, and wakes the senders. */
function changeReceivers(pool: Pool, statement: string, values: readonly unknown[]): Promise<void> {
  return inTransaction(pool, async (client) => {
    await client.query('LOCK TABLE publications.receiver IN EXCLUSIVE MODE')
    await client.query(statement, [...values])
    await client.query('NOTIFY publications')
  })
}
