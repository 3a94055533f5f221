import { z } from 'zod'
import { place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { findDevice } from './device-record'
import { warrantyAnswer } from './warranty-answer'

/**
 * An IMEI that is known and one that is not take the same way: the same look-up, the same status, an answer of
 * the same form.
 */
export const warrantyInfo = sandboxCall({
  name: 'warranty-info',
  path: 'Client/warranty/info',
  concealed: ['imei'],
  isAnswerEncrypted: true,
  request: z.object({ imei: z.string().regex(/^\d{15}$/), ...place }),
  answer: async ({ imei, mcc: country }, { pool, clock }) =>
    warrantyAnswer(await findDevice(pool, imei, country), clock.now()),
})
