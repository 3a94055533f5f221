import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { COURIER, trackingNumberOf } from '../pick-ups/courier'
import { ORDER_EVENTS, type OrderEvent } from './order-stories'

const orderRecord = z.object({
  number: z.string(),
  country: z.string().transform((country) => country as CountryCode),
  phone: z.string(),
  brand: z.string(),
  model: z.string(),
  warrantyStatus: z.string(),
  handInBy: z.date().nullable(),
  estimatedRepairedAt: z.date().nullable(),
  delayReason: z.string().nullable(),
  delayExpectedAt: z.date().nullable(),
  centre: z.object({ id: z.number(), name: z.string(), phone: z.string() }),
  quote: z.object({ validUntil: z.coerce.date(), answer: z.enum(['yes', 'no']).nullable() }).nullable(),
  events: z.array(z.object({ event: z.enum(ORDER_EVENTS), at: z.coerce.date() })).nonempty(),
})

export type OrderRecord = z.output<typeof orderRecord>

const SELECT = /* sql */ `
  SELECT work_order.number, work_order.country, work_order.phone, product.brand, product.name AS model,
    work_order.warranty_status AS "warrantyStatus",
    work_order.hand_in_by AS "handInBy",
    work_order.estimated_repaired_at AS "estimatedRepairedAt",
    work_order.delay_reason AS "delayReason", work_order.delay_expected_at AS "delayExpectedAt",
    jsonb_build_object('id', centre.id, 'name', centre.name, 'phone', centre.phone) AS centre,
    (
      SELECT jsonb_build_object('validUntil', quote.valid_until, 'answer', given.answer)
      FROM repair_quotes quote LEFT JOIN repair_quote_answers given
        ON given.order_number = quote.order_number AND given.version = quote.version
          AND given.answer <> 'callMe' AND given.answered_at <= $1
      WHERE quote.order_number = work_order.number AND quote.created_at <= $1
      ORDER BY quote.version DESC LIMIT 1
    ) AS quote,
    history.events
  FROM work_orders work_order
  JOIN products product ON product.id = work_order.product_id
  JOIN service_centres centre ON centre.id = work_order.centre_id
  JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('event', event, 'at', at) ORDER BY at) AS events
    FROM work_order_events WHERE order_number = work_order.number AND at <= $1
  ) history ON history.events IS NOT NULL
`

export type OrderFilter = { number: string } | { phone: string } | { country: string }

export async function findOrders(
  database: Queryable,
  filter: OrderFilter,
  now: Date,
): Promise<OrderRecord[]> {
  const [[column, value]] = Object.entries(filter) as [[keyof OrderRecord, string]]
  const { rows } = await database.query(
    `${SELECT} WHERE work_order.${column} = $2 ORDER BY history.events -> 0 ->> 'at' DESC, work_order.number`,
    [now, value],
  )
  return rows.map((row) => orderRecord.parse(row))
}

const STATUS_AFTER: Readonly<Record<OrderEvent, string>> = {
  submitted: 'submitted',
  pickUpArranged: 'waitingPickUP',
  handedOver: 'waitingArrive',
  arrived: 'waitingEvaluation',
  quoted: 'waitingApproval',
  repairing: 'repairing',
  repaired: 'finished',
  rejected: 'noNeedRepair',
  swapped: 'swapPhone',
  toBeReviewed: 'finished',
  reviewed: 'finished',
  canceled: 'canceled',
}

/** [4#15]–[4#24]. A quote that nobody answered in time sends the device back. */
export function statusOf({ events, handInBy, quote }: OrderRecord, now: Date): string {
  const last = events.at(-1)?.event ?? 'submitted'
  if (last === 'quoted' && quote && quote.validUntil <= now) return STATUS_AFTER.rejected
  const isAwaited = last === 'submitted' || last === 'pickUpArranged'
  return isAwaited && handInBy && handInBy <= now ? 'overdue' : STATUS_AFTER[last]
}

export type QuoteState = 'open' | 'accepted' | 'declined' | 'expired'

export function quoteStateOf({ quote }: Pick<OrderRecord, 'quote'>, now: Date): QuoteState | null {
  if (!quote) return null
  if (quote.answer) return quote.answer === 'yes' ? 'accepted' : 'declined'
  return quote.validUntil <= now ? 'expired' : 'open'
}

/** §3 'Repair order' */
export function orderEntry(order: OrderRecord, now: Date, showsPhone: boolean): Record<string, unknown> {
  const at = (event: OrderEvent) =>
    order.events.find((entry) => entry.event === event)?.at.toISOString() ?? null
  const quoteState = quoteStateOf(order, now)
  const returnedUnanswered = quoteState === 'expired' ? (order.quote?.validUntil.toISOString() ?? null) : null
  return {
    orderNumber: order.number,
    customerPhone: showsPhone ? order.phone : null,
    productBrand: order.brand,
    productModel: order.model,
    warrantyStatus: order.warrantyStatus,
    repairStatus: statusOf(order, now),
    createdTime: at('submitted'),
    estimatedRepairedTime: at('repairing') && (order.estimatedRepairedAt?.toISOString() ?? null),
    repairingTime: at('repairing'),
    repairedTime: at('repaired'),
    rejectedTime: at('rejected') ?? returnedUnanswered,
    swapTime: at('swapped'),
    toBeReviewedTime: at('toBeReviewed'),
    reviewedTime: at('reviewed'),
    statusTime: statusTimeOf(order, now).toISOString(),
    delay: delayOf(order, now),
    quoteState,
    serviceCenter: order.centre,
    ways: showsPhone ? waysOf(order.number, at) : null,
  }
}

/** Of a device that a courier has collected. */
function waysOf(number: string, at: (event: OrderEvent) => string | null): object[] {
  if (!at('pickUpArranged')) return []
  const ended = at('repaired') ?? at('rejected') ?? at('swapped')
  const way = (direction: 'there' | 'back', startedTime: string | null, arrivedTime: string | null) => ({
    direction,
    courier: COURIER,
    trackingNumber: trackingNumberOf(number, direction),
    startedTime,
    arrivedTime,
  })
  const there = way('there', at('handedOver'), at('arrived'))
  return ended ? [there, way('back', ended, at('toBeReviewed'))] : [there]
}

function statusTimeOf(order: OrderRecord, now: Date): Date {
  if (statusOf(order, now) === 'overdue' && order.handInBy) return order.handInBy
  if (quoteStateOf(order, now) === 'expired' && order.quote) return order.quote.validUntil
  return order.events.at(-1)?.at ?? now
}

function delayOf(order: OrderRecord, now: Date): object | null {
  const { delayReason: reason, delayExpectedAt } = order
  if (reason === null || statusOf(order, now) !== 'repairing') return null
  return { reason, expectedTime: delayExpectedAt?.toISOString() ?? null }
}
