import type { Payload } from 'payload'
import { Client } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks'
import { inParallel } from './in-parallel'
import { prepareLedger, readLedger } from './ledger'
import { PART_NAMES, type PartName } from './part-names'
import { missingIn } from './plan'
import { seedOnce } from './seed-once'

// Payload keeps a processor busy as it is.
const LANES = 4

/** Questions refer to earlier ones. */
const ONE_BY_ONE: readonly PartName[] = ['faqs']

export interface SeedOptions {
  connectionString: string
  /** Called only if something is missing. */
  payload(): Promise<Payload>
  bundle: string
  mediaDirectory: string
  now: Date
  report(line: string): void
}

/** Never changes documents, nor creates deleted ones again. */
export async function seed(options: SeedOptions): Promise<void> {
  await withSeedLock(options.connectionString, async (client) => {
    await prepareLedger(client)
    for (const part of PART_NAMES) await seedPart(client, part, options)
  })
}

export async function withSeedLock<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCKS.seed])
    return await work(client)
  } finally {
    await client.end()
  }
}

async function seedPart(client: Client, part: PartName, { payload: start, report, ...options }: SeedOptions) {
  const began = performance.now()
  const before = await readLedger(client)
  const missing = new Set(await missingIn(options.bundle, before, part))
  if (missing.size === 0) {
    report(`${part}: nothing to add`)
    return
  }
  const payload = await start()
  // Loads Payload.
  const { documentsToSeed } = await import('./documents-to-seed')
  const made = new Map<string, number>()
  const all = await documentsToSeed(part, { ...options, payload, ledger: before, made })
  const entries = all.filter(({ key }) => missing.has(key))
  const lanes = ONE_BY_ONE.includes(part) ? 1 : LANES
  await inParallel(entries, lanes, async (entry) => {
    made.set(entry.key, await seedOnce(payload, entry))
  })
  // Payload ignores a failed commit.
  const after = await readLedger(client)
  const lost = entries.filter(({ key }) => !after.has(key)).map(({ key }) => key)
  if (lost.length > 0) throw new Error(`These were not stored: ${lost.join(', ')}`)
  report(`${part}: ${entries.length} added in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}
