import type { Client } from 'pg'
import { watchPublishedTables } from '../publications/watch-tables'
import type { Settings } from '../settings'
import { BEFORE_THE_BASELINE } from '../migrations/baseline/before-the-baseline'
import { createMissingDatabase } from '../database/create-missing-database'
import { withMigrationLock } from './migration-lock'
import { doneMigrations, pendingMigrations } from './pending-migrations'

/** Creates a missing database; concurrent calls wait. Returns the migrations that ran. */
export async function migrate(settings: Settings): Promise<string[]> {
  await createMissingDatabase(settings.connectionString)
  return withMigrationLock(settings.connectionString, async (client) => {
    const pending = await pendingMigrations(client)
    await refuseUnfinished(client)
    if (pending.length > 0) await runPending(settings, client)
    await watchPublishedTables(client)
    return pending
  })
}

async function runPending(settings: Settings, client: Client): Promise<void> {
  // Loading Payload takes two seconds.
  const { runMigrations } = await import('./run-migrations')
  await runMigrations(settings)
  // Payload ignores a failed commit.
  const left = await pendingMigrations(client)
  if (left.length > 0) throw new Error(`These migrations did not take effect: ${left.join(', ')}`)
}

/** An older database must have every migration that the baseline replaces. */
async function refuseUnfinished(client: Client): Promise<void> {
  const done = await doneMigrations(client)
  const missing = BEFORE_THE_BASELINE.filter((name) => !done.has(name))
  if (missing.length === 0 || missing.length === BEFORE_THE_BASELINE.length) return
  throw new Error(
    `This database was made before the first release and lacks ${missing.join(', ')}. Start it once with the last ` +
      'version that has these migrations, or make it anew with `npm start -- --reset`.',
  )
}
