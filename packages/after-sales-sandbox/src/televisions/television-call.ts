import { z } from 'zod'
import { place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { findCorrection } from '../contests/contest-record'
import { warrantyAnswer } from '../warranty/warranty-answer'
import { findTelevision } from './find-television'

export const tvWarranty = sandboxCall({
  name: 'tv-warranty',
  path: 'Client/warranty/tv-info',
  concealed: ['serialNumber'],
  isAnswerEncrypted: true,
  request: z.object({ serialNumber: z.string().regex(/^[A-Z0-9]{14}$/), ...place }),
  answer: async ({ serialNumber, mcc: country }, { pool, clock }) => {
    const found = await findTelevision(pool, serialNumber, country)
    const asked = { device: 'tv', deviceNumber: serialNumber, country } as const
    const corrected = await findCorrection(pool, asked, clock.now())
    const { imei, ...answer } = warrantyAnswer(found, clock.now(), corrected)
    return { ...answer, serialNumber: imei }
  },
})
