import { LOCALES, type Locale } from '@carelane/countries'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { Client } from 'pg'
import { learnIfStale } from '../search/intents/intent-models'
import { readSettings } from '../settings'

await (isMainThread ? learnAll() : learnSome(workerData as Locale[]))

/** On all processors: nothing else of the product runs beside it. */
async function learnAll(): Promise<void> {
  const began = performance.now()
  const lanes = Array.from({ length: Math.min(availableParallelism(), LOCALES.length) }, (_, lane) =>
    LOCALES.filter((_locale, at) => at % availableParallelism() === lane),
  )
  await Promise.all(
    lanes.map(async (locales) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: locales })
      const [code] = (await once(worker, 'exit')) as [number]
      if (code !== 0) throw new Error(`Learning ${locales.join(', ')} ended with ${code}.`)
    }),
  )
  console.log(`How people ask was learned in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

async function learnSome(locales: readonly Locale[]): Promise<void> {
  const client = new Client({ connectionString: readSettings().connectionString })
  await client.connect()
  for (const locale of locales) await learnIfStale(client, locale)
  await client.end()
}
