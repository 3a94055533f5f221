import type { CountryCode } from '@carelane/countries'
import { z } from 'zod'
import type { Queryable } from '../database/queryable'
import type { ContestedDevice } from './decide-contest'

const contest = z.object({
  number: z.string(),
  device: z.string(),
  submittedAt: z.date(),
  reviewFrom: z.date(),
  decidedAt: z.date(),
  answerBy: z.string(),
  isCorrected: z.boolean(),
  warrantyUntil: z.string().nullable(),
  reason: z.string().nullable(),
})

const SELECT = /* sql */ `
  SELECT number, device, submitted_at AS "submittedAt", review_from AS "reviewFrom", decided_at AS "decidedAt",
    answer_by::text AS "answerBy", is_corrected AS "isCorrected", warranty_until::text AS "warrantyUntil", reason
  FROM verdict_contests
`

/** Null for a number that is not known, or of another phone. */
export async function contestEntry(
  database: Queryable,
  { number, lastDigits }: { number: string; lastDigits: string },
  now: Date,
): Promise<object | null> {
  const { rows } = await database.query(`${SELECT} WHERE number = $1 AND right(phone, 4) = $2`, [
    number,
    lastDigits,
  ])
  if (!rows[0]) return null
  const { submittedAt, reviewFrom, decidedAt, answerBy, ...found } = contest.parse(rows[0])
  const isDecided = now >= decidedAt
  const waiting = now < reviewFrom ? 'submitted' : 'inReview'
  return {
    contestNumber: found.number,
    device: found.device,
    state: isDecided ? (found.isCorrected ? 'corrected' : 'kept') : waiting,
    submittedTime: submittedAt.toISOString(),
    answerBy,
    warrantyUntil: isDecided ? found.warrantyUntil : null,
    reason: isDecided ? found.reason : null,
  }
}

const correction = z.object({ boughtOn: z.string(), warrantyUntil: z.string().nullable() })

export type Correction = z.output<typeof correction>

/** What a receipt has corrected, the last time. */
export async function findCorrection(
  database: Queryable,
  {
    device,
    deviceNumber,
    country,
  }: Pick<ContestedDevice, 'device' | 'deviceNumber'> & { country?: CountryCode },
  now: Date,
): Promise<Correction | undefined> {
  const { rows } = await database.query(
    `SELECT bought_on::text AS "boughtOn", warranty_until::text AS "warrantyUntil" FROM verdict_contests
     WHERE device = $1 AND device_number = $2 AND country = coalesce($3, country) AND is_corrected AND decided_at <= $4
     ORDER BY decided_at DESC LIMIT 1`,
    [device, deviceNumber, country, now],
  )
  return rows[0] && correction.parse(rows[0])
}
