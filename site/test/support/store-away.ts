import pg from 'pg'
import type { LiveSite } from './live-site'

/** Refuses connections to the database meanwhile, and ends those that are open, except the test's own. */
export async function whileStoreIsAway<Result>(
  { store, storeUrl }: Pick<LiveSite, 'store' | 'storeUrl'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const url = new URL(storeUrl)
  const name = decodeURIComponent(url.pathname.slice(1))
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  const own = await store.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  try {
    await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} ALLOW_CONNECTIONS false`)
    await admin.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> $2',
      [name, own.rows[0]?.pid],
    )
    return await work()
  } finally {
    await admin.query(`ALTER DATABASE ${pg.escapeIdentifier(name)} ALLOW_CONNECTIONS true`)
    await admin.end()
  }
}
