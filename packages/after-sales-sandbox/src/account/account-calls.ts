import { z } from 'zod'
import { phone, place } from '../calls/request-values'
import { sandboxCall } from '../calls/sandbox-call'
import { sendCode, verifyCode } from '../repairs/verification'
import { makeToken, VISITOR_TOKEN } from './tokens'

const submission = {
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
} as const

export const accountSendCode = sandboxCall({
  ...submission,
  name: 'account-send-code',
  path: 'Client/user/send-code',
  request: z.object({ phone, ...place }),
  answer: ({ phone }, { pool, clock }) => sendCode(pool, phone, clock.now()),
})

export const accountVerifyCode = sandboxCall({
  ...submission,
  name: 'account-verify-code',
  path: 'Client/user/verify-code',
  request: z.object({ phone, code: z.string().regex(/^\d{4,8}$/), ...place }),
  answer: (given, { pool, clock }) => verifyCode(pool, given, VISITOR_TOKEN, clock.now()),
})

export const accountGuest = sandboxCall({
  ...submission,
  name: 'account-guest',
  path: 'Client/user/guest',
  request: z.object(place),
  answer: (_, { pool, clock }) => makeToken(pool, null, clock.now()),
})
