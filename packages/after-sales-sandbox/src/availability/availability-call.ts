import { z } from 'zod'
import { choice, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { findBookableCentre } from '../appointments/find-slots'
import type { Queryable } from '../database/queryable'
import { nextSlots } from './next-slots'
import { findQueuedCentres, waitingTimes, waitWithTicket } from './queue'
import { hasPart } from './stock-of-part'

interface Stocked {
  id: number
  kinds: string[]
  hasPart: boolean
}

export const centreAvailability = sandboxCall({
  name: 'center-availability',
  path: 'Client/service-center/availability',
  request: z.object({
    ...place,
    partModel: choice.optional(),
    part: choice.optional(),
    ids: z
      .string()
      .regex(/^[^,\s]{1,100}(?:,[^,\s]{1,100}){0,199}$/)
      .optional(),
  }),
  answer: async ({ ids = '', partModel, part }, { pool, clock }) => {
    const now = clock.now()
    const asked = ids.split(',').filter((id) => /^\d{1,9}$/.test(id))
    const named = await findPart(pool, partModel, part)
    const [centres, stocked, bookable] = await Promise.all([
      findQueuedCentres(pool, asked),
      findStock(pool, asked, partModel, part),
      Promise.all(asked.map((id) => findBookableCentre(pool, id))),
    ])
    const slots = await nextSlots(
      pool,
      bookable.filter((centre) => centre !== undefined),
      now,
    )
    const waiting = await waitingTimes(pool, centres, now)
    const withTickets = await Promise.all(
      centres.map(async (centre) =>
        centre.takesTickets && (await waitWithTicket(pool, centre, now)) !== null ? centre.id : null,
      ),
    )
    return {
      part: named,
      centers: centres.map((centre) => {
        const { id } = centre
        const of = stocked.get(id)
        const next = slots.get(id)
        const seen = waiting.get(id)
        return {
          id,
          nextSlot: next === undefined ? null : new Date(next).toISOString(),
          deviceKinds: of?.kinds ?? [],
          hasPart: named ? (of?.hasPart ?? false) : null,
          waiting: seen ? { minutes: seen.minutes, seenTime: seen.seenAt.toISOString() } : null,
          takesTickets: withTickets.includes(id),
        }
      }),
    }
  },
})

async function findStock(
  database: Queryable,
  ids: readonly string[],
  model: string | undefined,
  part: string | undefined,
): Promise<Map<number, Stocked>> {
  const { rows } = await database.query<Stocked>(
    `SELECT centre.id, centre.device_kinds AS kinds, ${hasPart('centre', '$2::text', '$3::text')} AS "hasPart"
     FROM service_centres centre WHERE centre.id::text = ANY ($1)`,
    [ids, model ?? null, part ?? null],
  )
  return new Map(rows.map((row) => [row.id, row]))
}

async function findPart(database: Queryable, model: string | undefined, part: string | undefined) {
  const { rows } = await database.query<{ model: string; name: string }>(
    `SELECT product.name AS model, part.category AS name
     FROM part_stocks part JOIN products product ON product.id = part.product_id
     WHERE product.name = $1 AND part.category = $2 LIMIT 1`,
    [model ?? null, part ?? null],
  )
  return rows[0] ?? null
}
