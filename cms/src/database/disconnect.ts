import type { Payload } from 'payload'

/** Payload's `destroy` leaves connections open and one unreturned, so `end` would not resolve. */
export async function disconnect(payload: Payload): Promise<void> {
  const { pool } = payload.db
  pool.on('error', () => undefined)
  await payload.destroy()
  void pool.end()
}
