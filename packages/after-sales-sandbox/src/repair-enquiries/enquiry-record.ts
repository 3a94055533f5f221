import { z } from 'zod'
import type { Queryable } from '../database/queryable'

const enquiry = z.object({
  number: z.string(),
  submittedAt: z.date(),
  answeredAt: z.date(),
  answerBy: z.string(),
  reason: z.string(),
  newDay: z.string(),
})

/** The last one of an order; null for none. */
export async function enquiryEntry(database: Queryable, orderNumber: string, now: Date) {
  const { rows } = await database.query(
    `SELECT enquiry.number, submitted_at AS "submittedAt", answered_at AS "answeredAt",
       answer_by::text AS "answerBy", coalesce(work_order.delay_reason, 'manyRepairs') AS reason,
       new_day::text AS "newDay"
     FROM repair_enquiries enquiry JOIN work_orders work_order ON work_order.number = enquiry.order_number
     WHERE enquiry.order_number = $1 ORDER BY submitted_at DESC LIMIT 1`,
    [orderNumber],
  )
  if (!rows[0]) return null
  const { number, submittedAt, answeredAt, answerBy, reason, newDay } = enquiry.parse(rows[0])
  return {
    enquiryNumber: number,
    submittedTime: submittedAt.toISOString(),
    answerBy,
    answer: now >= answeredAt ? { reason, newDay } : null,
  }
}
