import type { Payload } from 'payload'

/** Payload's `destroy` leaves connections open, and never returns one, so `end` is not awaited. */
export async function disconnect(payload: Payload): Promise<void> {
  const { pool } = payload.db
  pool.on('error', () => undefined)
  await payload.destroy()
  void pool.end()
}
