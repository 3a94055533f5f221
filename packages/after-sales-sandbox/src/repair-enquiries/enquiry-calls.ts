import { z } from 'zod'
import { freeText, orderNumber, place, requestKey } from '../calls/request-values'
import { Refusal, sandboxCall } from '../calls/sandbox-call'
import { submitOnce } from '../submissions/submit-once'
import { dayWithin, momentWithin } from '../working-days'
import { enquiryEntry } from './enquiry-record'

/** Working days */
const ANSWERED_AFTER = 1
const ANSWERED_WITHIN = 2
const READY_AFTER = 5

const shared = { method: 'POST', values: 'json', isBodyEncrypted: true, isAnswerEncrypted: true } as const

export const repairEnquiryAdd = sandboxCall({
  ...shared,
  name: 'repair-enquiry-add',
  path: 'Client/repair/enquiry-add',
  request: z.object({ requestKey, ...place, orderNumber, note: freeText(1_000).optional() }),
  answer: ({ requestKey, mcc: country, language: _, ...asked }, surroundings) => {
    const now = surroundings.clock.now()
    const { orderNumber, note = null } = asked
    return submitOnce(
      surroundings,
      { kind: 'repair-enquiry-add', requestKey, content: asked },
      async (client) => {
        const { rowCount } = await client.query('SELECT 1 FROM work_orders WHERE number = $1 FOR UPDATE', [
          orderNumber,
        ])
        if (!rowCount) throw new Refusal(404, 'no such order')
        const before = await enquiryEntry(client, orderNumber, now)
        if (!before || before.answer)
          await client.query(
            `INSERT INTO repair_enquiries (number, order_number, note, submitted_at, answered_at, answer_by, new_day)
           VALUES ('RE' || upper($1) || lpad(floor(random() * 1e10)::text, 10, '0'), $2, $3, $4, $5, $6, $7)`,
            [
              country,
              orderNumber,
              note,
              now,
              momentWithin(ANSWERED_AFTER, now, country),
              dayWithin(ANSWERED_WITHIN, now, country),
              dayWithin(READY_AFTER, now, country),
            ],
          )
        const answer = await enquiryEntry(client, orderNumber, now)
        return { answer, reference: answer?.enquiryNumber ?? '' }
      },
    )
  },
})

export const repairEnquiry = sandboxCall({
  ...shared,
  name: 'repair-enquiry',
  path: 'Client/repair/enquiry',
  request: z.object({ orderNumber, ...place }),
  answer: ({ orderNumber }, { pool, clock }) => enquiryEntry(pool, orderNumber, clock.now()),
})
