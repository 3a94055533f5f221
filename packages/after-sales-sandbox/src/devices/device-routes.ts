import { randomInt } from 'node:crypto'
import { COUNTRY_CODES } from '@carelane/countries'
import { Hono } from 'hono'
import type { Pool } from 'pg'
import { z } from 'zod'
import { readBody } from '../read-body'
import type { Clock } from '../clock/clock'
import { imeiOf } from './imei'
import { MODELS } from './models'

const HOUR_MS = 3_600_000

const wanted = z.object({
  country: z.enum(COUNTRY_CODES),
  activeForHours: z.number().min(0).max(50_000).default(24),
  count: z.number().int().min(1).max(1_000).default(1),
})

/** Tests only: a phone can be protected only once. */
export function deviceRoutes({ pool, clock }: { pool: Pool; clock: Clock }): Hono {
  return new Hono().post('/', async (context) => {
    const body = await readBody(context, wanted)
    if (!body.ok) return context.json({ message: body.message }, 400)
    const imeis = []
    while (imeis.length < body.value.count) {
      const imei = await makePhone(pool, body.value, clock.now())
      if (imei) imeis.push(imei)
    }
    return context.json({ imeis })
  })
}

async function makePhone(
  pool: Pool,
  { country, activeForHours }: z.output<typeof wanted>,
  now: Date,
): Promise<string | undefined> {
  const phones = MODELS.filter(({ product_class }) => product_class === 'smartphone')
  const model = phones[randomInt(phones.length)]
  if (!model) throw new Error('There are no phones')
  const online = activeForHours + model.hours_online_until_active
  const { rows } = await pool.query<{ imei: string }>(
    `INSERT INTO devices (imei, model_id, shipped_to, dealer_id, first_online_at)
     SELECT $1, $2, $3, min(id), $4 FROM dealers WHERE country = $3 AND NOT gives_own_warranty
     ON CONFLICT DO NOTHING RETURNING imei`,
    [
      imeiOf(model.type_allocation_code, randomInt(600_000, 1_000_000)),
      model.id,
      country,
      new Date(now.getTime() - online * HOUR_MS),
    ],
  )
  return rows[0]?.imei
}
