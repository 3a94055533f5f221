import { z } from 'zod'
import { place } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'

/** [7#43] */
export const shortUrl = sandboxCall({
  name: 'short-url',
  path: 'Client/short-url/:code',
  request: z.object({ code: z.string() }),
  answer: async ({ code }, { pool, clock }) => {
    const { rows } = await pool.query<{ target: string }>(
      'SELECT target FROM short_urls WHERE code = $1 AND (expires_at IS NULL OR expires_at > $2)',
      [code, clock.now()],
    )
    if (!rows[0]) throw new Refusal(404, 'no such short url')
    return rows[0].target
  },
})

/** [7#44] */
export const assistantGate = sandboxCall({
  name: 'assistant-gate',
  path: 'Client/dictionary/select-category-name',
  request: z.object(place),
  answer: async ({ mcc: country }, { pool }) => {
    const { rowCount } = await pool.query('SELECT 1 FROM assistant_countries WHERE country = $1', [country])
    // A string: clients must accept either.
    return String(rowCount === 1)
  },
})
