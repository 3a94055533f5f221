import { applyMigrations, LOCKS } from '@carelane/database'
import type { Pool } from 'pg'
import { seedAppeals } from '../appeals/seed-appeals'
import { seedAvailability } from '../availability/seed-availability'
import { seedDevices } from '../devices/seed-devices'
import { seedProtection } from '../protection/seed-protection'
import { seedQuotes } from '../quotes/seed-quotes'
import { seedReports } from '../repair-reports/seed-reports'
import { seedRepairCosts } from '../repair-costs/seed-repair-costs'
import { seedRepairs } from '../repairs/seed-repairs'
import { seedPastRepairs } from '../service-figures/seed-past-repairs'
import { seedCentres } from '../service-centres/seed-centres'
import { seedShell } from '../shell/seed-shell'
import { seedDownloads } from '../downloads/seed-downloads'
import { seedParts } from '../spare-parts/seed-parts'
import { inTransaction } from './in-transaction'
import { seedSurveys } from '../surveys/seed-surveys'
import { MIGRATIONS } from './migrations'

/** Safe when several processes start together. */
export async function prepareDatabase(pool: Pool, now: Date): Promise<void> {
  await inTransaction(pool, async (client) => {
    await applyMigrations(client, LOCKS.sandbox.preparation, MIGRATIONS)
    await seedDevices(client, now)
    await seedShell(client)
    await seedSurveys(client, now)
    await seedAppeals(client)
    await seedCentres(client)
    await seedRepairs(client, now)
    await seedParts(client, now)
    await seedRepairCosts(client)
    await seedAvailability(client)
    await seedDownloads(client, now)
    await seedProtection(client, now)
    await seedQuotes(client, now)
    await seedReports(client)
    await seedPastRepairs(client, now)
  })
}
