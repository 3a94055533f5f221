import { z } from 'zod'
import { place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { findCorrection } from '../contests/contest-record'
import { findDevice } from './device-record'
import { warrantyAnswer } from './warranty-answer'

/** Unknown IMEIs take the same path, so that timing reveals nothing. */
export const warrantyInfo = sandboxCall({
  name: 'warranty-info',
  path: 'Client/warranty/info',
  concealed: ['imei'],
  isAnswerEncrypted: true,
  request: z.object({ imei: z.string().regex(/^\d{15}$/), ...place }),
  answer: async ({ imei, mcc: country }, { pool, clock }) =>
    warrantyAnswer(
      await findDevice(pool, imei, country),
      clock.now(),
      await findCorrection(pool, { device: 'phone', deviceNumber: imei, country }, clock.now()),
    ),
})
