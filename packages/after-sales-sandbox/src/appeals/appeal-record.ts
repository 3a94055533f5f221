import type { Locale } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import { appealForm } from './appeal-form'

const appeal = z.object({
  serviceNumber: z.string(),
  form: appealForm,
  submittedAt: z.date(),
  reviewFrom: z.date(),
  auditAt: z.date(),
  status: z.string(),
  remark: z.string(),
  total: z.number(),
})

export type Appeal = z.output<typeof appeal>

interface AppealQuestion {
  owner: string
  language: Locale
  serviceNumber?: string
  offset?: number
  limit?: number
}

const SELECT = /* sql */ `
  SELECT appeal.service_number AS "serviceNumber", appeal.form, appeal.submitted_at AS "submittedAt",
    appeal.review_from AS "reviewFrom", appeal.audit_at AS "auditAt", remark.status,
    coalesce(remark.texts ->> $2, remark.texts ->> 'en') AS remark, count(*) OVER ()::int AS total
  FROM appeals appeal
  LEFT JOIN devices device ON device.imei = appeal.form ->> 'imei1'
  JOIN appeal_remarks remark ON remark.name = CASE
    WHEN device.imei IS NULL THEN 'unknown-device'
    WHEN device.shipped_to = appeal.country THEN 'known-here'
    WHEN appeal.form ? 'flightNumber' AND appeal.form ? 'boardingPassPhoto' THEN 'brought-along'
    ELSE 'without-journey' END
  WHERE appeal.owner = $1 AND appeal.service_number = coalesce($3, appeal.service_number)
  ORDER BY appeal.submitted_at DESC, appeal.service_number DESC OFFSET $4 LIMIT $5
`

export async function findAppeals(database: Queryable, question: AppealQuestion): Promise<Appeal[]> {
  const { owner, language, serviceNumber, offset = 0, limit = 1 } = question
  const { rows } = await database.query(SELECT, [owner, language, serviceNumber, offset, limit])
  return rows.map((row) => appeal.parse(row))
}

/** [4#42] */
export function isChangeable({ auditAt }: Appeal, now: Date): boolean {
  return now < auditAt
}

/** [3#34], [4#41] */
export function appealEntry(found: Appeal, now: Date) {
  const isOpen = isChangeable(found, now)
  const waiting = now < found.reviewFrom ? 'submitted' : 'inReview'
  return {
    serviceNumber: found.serviceNumber,
    submittedTime: found.submittedAt.toISOString(),
    status: isOpen ? waiting : found.status,
    auditTime: isOpen ? null : found.auditAt.toISOString(),
    remark: isOpen ? null : found.remark,
    changeable: isOpen,
  }
}
