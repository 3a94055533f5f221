import { z } from 'zod'
import { freeText, phone, place, requestKey } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { requireOwnFiles } from '../files/own-files'
import { submitOnce } from '../submissions/submit-once'
import { dayWithin, momentWithin } from '../working-days'
import { contestEntry } from './contest-record'
import { decideContest } from './decide-contest'

/** Working days */
const REVIEW_FROM = 1
const DECIDED_AFTER = 3
const ANSWERED_WITHIN = 5

const shared = { method: 'POST', values: 'json', isBodyEncrypted: true, isAnswerEncrypted: true } as const

const contestForm = z.object({
  device: z.enum(['phone', 'tv', 'part']),
  deviceNumber: z.string().regex(/^[A-Z0-9]{14,16}$/),
  verdict: z.string().regex(/^[a-z-]{1,40}$/),
  receiptPhoto: z.string().min(1).max(300),
  boughtOn: z.iso.date(),
  shop: freeText(200),
  name: freeText(100),
  phone,
  note: freeText(1_000).optional(),
})

export const verdictContestAdd = sandboxCall({
  ...shared,
  name: 'verdict-contest-add',
  path: 'Feedback/verdict-contest/add',
  authorization: 'required',
  request: contestForm.extend({ requestKey, ...place }),
  answer: ({ requestKey, mcc: country, language: _, ...form }, surroundings, { visitor }) => {
    const now = surroundings.clock.now()
    const content = { country, ...form }
    return submitOnce(surroundings, { kind: 'verdict-contest-add', requestKey, content }, async (client) => {
      await requireOwnFiles(client, [form.receiptPhoto], visitor)
      const { isCorrected, warrantyUntil, reason } = await decideContest(client, { ...form, country }, now)
      const { rows } = await client.query<{ number: string }>(
        `INSERT INTO verdict_contests (number, country, device, device_number, phone, form, submitted_at,
           review_from, decided_at, answer_by, bought_on, is_corrected, warranty_until, reason)
         VALUES ('VC' || upper($1) || lpad(floor(random() * 1e10)::text, 10, '0'), $1, $2, $3, $4, $5, $6,
           $7, $8, $9, $10, $11, $12, $13)
         RETURNING number`,
        [
          country,
          form.device,
          form.deviceNumber,
          form.phone,
          form,
          now,
          momentWithin(REVIEW_FROM, now, country),
          momentWithin(DECIDED_AFTER, now, country),
          dayWithin(ANSWERED_WITHIN, now, country),
          form.boughtOn,
          isCorrected,
          warrantyUntil,
          reason,
        ],
      )
      const number = rows[0]?.number ?? ''
      const answer = await contestEntry(client, { number, lastDigits: form.phone.slice(-4) }, now)
      return { answer, reference: number }
    })
  },
})

export const verdictContestDetail = sandboxCall({
  ...shared,
  name: 'verdict-contest-detail',
  path: 'Feedback/verdict-contest/detail',
  request: z.object({
    contestNumber: z.string().regex(/^VC[A-Z]{2}\d{10}$/),
    lastDigits: z.string().regex(/^\d{4}$/),
    ...place,
  }),
  answer: ({ contestNumber: number, lastDigits }, { pool, clock }) =>
    contestEntry(pool, { number, lastDigits }, clock.now()),
})
