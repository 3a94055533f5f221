import type { Payload } from 'payload'

/**
 * Ends Payload and its connections: its own `destroy` leaves them open. One it never gives back to the pool,
 * so the pool's end is not waited for.
 */
export async function disconnect(payload: Payload): Promise<void> {
  const { pool } = payload.db
  pool.on('error', () => undefined)
  await payload.destroy()
  void pool.end()
}
