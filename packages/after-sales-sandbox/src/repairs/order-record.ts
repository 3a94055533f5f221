import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { ORDER_EVENTS, type OrderEvent } from './order-stories'

const orderRecord = z.object({
  number: z.string(),
  country: z.string(),
  phone: z.string(),
  brand: z.string(),
  model: z.string(),
  warrantyStatus: z.string(),
  handInBy: z.date().nullable(),
  estimatedRepairedAt: z.date().nullable(),
  centre: z.object({ id: z.number(), name: z.string(), phone: z.string() }),
  events: z.array(z.object({ event: z.enum(ORDER_EVENTS), at: z.coerce.date() })).nonempty(),
})

export type OrderRecord = z.output<typeof orderRecord>

const SELECT = /* sql */ `
  SELECT work_order.number, work_order.country, work_order.phone, product.brand, product.name AS model,
    work_order.warranty_status AS "warrantyStatus",
    work_order.hand_in_by AS "handInBy",
    work_order.estimated_repaired_at AS "estimatedRepairedAt",
    jsonb_build_object('id', centre.id, 'name', centre.name, 'phone', centre.phone) AS centre,
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
  repairing: 'repairing',
  repaired: 'finished',
  rejected: 'noNeedRepair',
  swapped: 'swapPhone',
  toBeReviewed: 'finished',
  reviewed: 'finished',
  canceled: 'canceled',
}

/** [4#15]–[4#24] */
export function statusOf({ events, handInBy }: OrderRecord, now: Date): string {
  const last = events.at(-1)?.event ?? 'submitted'
  const isAwaited = last === 'submitted' || last === 'pickUpArranged'
  return isAwaited && handInBy && handInBy <= now ? 'overdue' : STATUS_AFTER[last]
}

/** §3 'Repair order' */
export function orderEntry(order: OrderRecord, now: Date, showsPhone: boolean): Record<string, unknown> {
  const at = (event: OrderEvent) =>
    order.events.find((entry) => entry.event === event)?.at.toISOString() ?? null
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
    rejectedTime: at('rejected'),
    swapTime: at('swapped'),
    toBeReviewedTime: at('toBeReviewed'),
    reviewedTime: at('reviewed'),
    serviceCenter: order.centre,
  }
}
