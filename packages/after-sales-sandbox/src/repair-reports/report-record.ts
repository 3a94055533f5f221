import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { findOrders } from '../repairs/order-record'

const DAY_MS = 86_400_000

const reportRecord = z.object({
  found: z.array(z.string()),
  done: z.array(z.string()),
  note: z.string().nullable(),
  noteLanguage: z.string().nullable(),
  parts: z.array(z.object({ part: z.string(), serialNumber: z.string(), oldPart: z.string() })),
  price: z.coerce.number(),
  currency: z.string(),
  guaranteeDays: z.number(),
  address: z.string(),
})

/** Null unless it is repaired, and this phone's. */
export async function reportEntry(
  database: Queryable,
  { orderNumber, phone }: { orderNumber: string; phone: string },
  now: Date,
): Promise<object | null> {
  const [order] = await findOrders(database, { number: orderNumber }, now)
  const repaired = order?.events.find(({ event }) => event === 'repaired')
  const report = await findReport(database, orderNumber)
  if (!order || order.phone !== phone || !repaired || !report) return null
  const { found, done, note, noteLanguage, parts, price, currency, guaranteeDays, address } = report
  const until = new Date(repaired.at.getTime() + guaranteeDays * DAY_MS)
  return {
    orderNumber,
    productBrand: order.brand,
    productModel: order.model,
    finishedTime: repaired.at.toISOString(),
    found,
    done,
    note: note === null ? null : { text: note, language: noteLanguage },
    parts,
    price: { amount: price, currency },
    guarantee: { until: until.toISOString().slice(0, 10), covers: ['parts', 'work'] },
    serviceCenter: { name: order.centre.name, address, phone: order.centre.phone },
  }
}

async function findReport(database: Queryable, orderNumber: string) {
  const { rows } = await database.query(
    `SELECT report.found, report.done, report.note, report.note_language AS "noteLanguage", report.parts,
       report.price, report.currency, report.guarantee_days AS "guaranteeDays", centre.address
     FROM repair_reports report
     JOIN work_orders work_order ON work_order.number = report.order_number
     JOIN service_centres centre ON centre.id = work_order.centre_id
     WHERE report.order_number = $1`,
    [orderNumber],
  )
  return rows[0] && reportRecord.parse(rows[0])
}
