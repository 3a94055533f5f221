import type { CountryCode, Locale } from '@carelane/countries'
import type { PoolClient } from 'pg'
import { Refusal } from '../calls/sandbox-call'
import type { SubmissionResult } from '../submissions/submit-once'
import type { AppealForm } from './appeal-form'
import { appealEntry, findAppeals, isChangeable } from './appeal-record'
import { momentWithin } from '../working-days'

/** Working days [9#22]. */
const REVIEW_FROM = 1
const SOONEST = 2
const LATEST = 7

interface Handing {
  owner: string
  mcc: CountryCode
  language: Locale
  form: AppealForm
  now: Date
}

export async function addAppeal(client: PoolClient, handing: Handing): Promise<SubmissionResult<object>> {
  const { owner, mcc: country, form, now } = handing
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM appeals')
  const days = SOONEST + ((rows[0]?.count ?? 0) % (LATEST - SOONEST + 1))
  const inserted = await client.query<{ number: string }>(
    `INSERT INTO appeals (service_number, owner, country, form, submitted_at, review_from, audit_at)
     VALUES ('UA' || upper($2) || lpad(floor(random() * 1e10)::text, 10, '0'), $1, $2, $3, $4, $5, $6)
     RETURNING service_number AS number`,
    [owner, country, form, now, momentWithin(REVIEW_FROM, now, country), momentWithin(days, now, country)],
  )
  return written(client, handing, inserted.rows[0]?.number ?? '')
}

/** @throws Refusal 404 if the visitor has no such appeal, 410 once it is decided */
export async function updateAppeal(
  client: PoolClient,
  serviceNumber: string,
  handing: Handing,
): Promise<SubmissionResult<object>> {
  const { owner, language, form, now } = handing
  await client.query('SELECT 1 FROM appeals WHERE service_number = $1 FOR UPDATE', [serviceNumber])
  const [found] = await findAppeals(client, { owner, language, serviceNumber })
  if (!found) throw new Refusal(404, 'no such appeal')
  if (!isChangeable(found, now)) throw new Refusal(410, 'the appeal is decided')
  await client.query('UPDATE appeals SET form = $2 WHERE service_number = $1', [serviceNumber, form])
  return written(client, handing, serviceNumber)
}

async function written(client: PoolClient, { owner, language, now }: Handing, serviceNumber: string) {
  const [found] = await findAppeals(client, { owner, language, serviceNumber })
  if (!found) throw new Error('An appeal that was written is not there')
  return { answer: appealEntry(found, now), reference: serviceNumber }
}
