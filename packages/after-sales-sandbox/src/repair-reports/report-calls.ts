import { z } from 'zod'
import { orderNumber, place } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { openByToken } from '../repairs/verification'
import { reportEntry } from './report-record'

export const repairReport = sandboxCall({
  name: 'repair-report',
  path: 'Client/repair/report',
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  request: z.object({ token: z.string().min(16).max(512), orderNumber, ...place }),
  answer: async ({ token, orderNumber }, { pool, clock }) => {
    const now = clock.now()
    const phone = await openByToken(pool, token, now)
    if (phone === undefined) throw new Refusal(TOKEN_INVALID, 'the token is over')
    return reportEntry(pool, { orderNumber, phone }, now)
  },
})
