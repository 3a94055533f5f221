import { EnvironmentError } from '@carelane/config'
import { Pool } from 'pg'
import { publishEverything } from '../publications/publish-everything'
import { waitForReceivers } from '../publications/wait-for-receivers'
import { readSettings } from '../settings'

const PATIENCE_MS = 30_000

try {
  process.exitCode = await purge()
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error)
  process.exitCode = 1
}

/** The cms has to run: it tells the sites. */
async function purge(): Promise<number> {
  const pool = new Pool({ connectionString: readSettings().connectionString, max: 1 })
  try {
    const reached = await waitForReceivers(pool, await publishEverything(pool), PATIENCE_MS)
    for (const { receiver, delivered } of reached)
      console.log(`${receiver}: ${delivered ? 'shows nothing old any more' : 'has not answered yet'}`)
    if (reached.length === 0)
      console.log('No site is known: start the cms once with SITE_RECEIVERS or SITE_URL.')
    return reached.length > 0 && reached.every(({ delivered }) => delivered) ? 0 : 1
  } finally {
    await pool.end()
  }
}
