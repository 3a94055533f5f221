import type { Payload } from 'payload'
import { endSidePool } from './side-pool'

/** Payload's `destroy` leaves connections open and one unreturned, so `end` would not resolve. */
export async function disconnect(payload: Payload): Promise<void> {
  const { pool } = payload.db
  pool.on('error', () => undefined)
  await endSidePool(payload)
  await payload.destroy()
  void pool.end()
}
