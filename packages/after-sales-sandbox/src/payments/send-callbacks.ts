import type { Surroundings } from '../surroundings'
import { callSite } from './callback-client'

interface Callback {
  id: string
  body: object
  url: string
}

/** Sends each due callback once, without retries. */
export async function sendCallbacks(
  { pool, clock, callbackSecret }: Pick<Surroundings, 'pool' | 'clock' | 'callbackSecret'>,
  payment?: string,
): Promise<void> {
  const now = clock.now()
  const { rows } = await pool.query<Callback>(
    `UPDATE payment_callbacks callback SET sent_at = $1 FROM payments
     WHERE payments.number = callback.payment_number AND sent_at IS NULL AND due_at <= $1
       AND payments.number = coalesce($2, payments.number)
     RETURNING callback.id, body, callback_url AS url`,
    [now, payment],
  )
  await Promise.all(
    rows.map(async ({ id, body, url }) => {
      const status = await callSite(url, JSON.stringify(body), callbackSecret)
      await pool.query('UPDATE payment_callbacks SET status = $2 WHERE id = $1', [id, status])
    }),
  )
}
