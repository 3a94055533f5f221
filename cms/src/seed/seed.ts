import type { Payload } from 'payload'
import { Client } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks'
import { inParallel } from './in-parallel'
import { type Ledger, prepareLedger, readLedger } from './ledger'
import { type PartName, STAGES } from './part-names'
import { missingIn } from './plan'
import { seedOnce } from './seed-once'

// Payload keeps a processor busy as it is.
const LANES = 4

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
    for (const stage of STAGES) await seedStage(client, stage, options)
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

async function seedStage(client: Client, stage: readonly PartName[], options: SeedOptions) {
  const ledger = await readLedger(client)
  // Documents of one collection wait for one another: each locks it when it is published.
  const lanes = stage.length === 1 ? LANES : 1
  const added = new Map<PartName, Added>()
  await inParallel(stage, LANES, async (part) => {
    added.set(part, await seedPart(part, ledger, lanes, options))
  })
  // Payload ignores a failed commit.
  const after = await readLedger(client)
  const lost = [...added.values()].flatMap(({ keys }) => keys).filter((key) => !after.has(key))
  if (lost.length > 0) throw new Error(`These were not stored: ${lost.join(', ')}`)
  for (const part of stage) {
    const { keys = [], seconds = 0 } = added.get(part) ?? {}
    options.report(
      keys.length === 0
        ? `${part}: nothing to add`
        : `${part}: ${keys.length} added in ${seconds.toFixed(1)} s`,
    )
  }
}

interface Added {
  keys: readonly string[]
  seconds: number
}

async function seedPart(
  part: PartName,
  ledger: Ledger,
  lanes: number,
  { payload: start, ...options }: SeedOptions,
): Promise<Added> {
  const began = performance.now()
  const missing = new Set(await missingIn(options.bundle, ledger, part))
  if (missing.size === 0) return { keys: [], seconds: 0 }
  const payload = await start()
  // Loads Payload.
  const { documentsToSeed } = await import('./documents-to-seed')
  const made = new Map<string, number>()
  const all = await documentsToSeed(part, { ...options, payload, ledger, made })
  const entries = all.filter(({ key }) => missing.has(key))
  await inParallel(entries, lanes, async (entry) => {
    made.set(entry.key, await seedOnce(payload, entry))
  })
  return { keys: entries.map(({ key }) => key), seconds: (performance.now() - began) / 1000 }
}
