import { z } from 'zod'
import { phone, place } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { sendCode, verifyCode } from '../repairs/verification'
import { accountOfVisitor } from './accounts'
import { endToken, makeToken, VISITOR_TOKEN } from './tokens'

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

/** [7#42]: a phone that was shown by a one-time code has an account from then on. */
export const authentication = sandboxCall({
  name: 'authentication',
  path: 'Client/user/authentication',
  authorization: 'required',
  isAnswerEncrypted: true,
  successCode: 1,
  request: z.object({}),
  answer: async (_, { pool, clock }, { visitor }) => {
    const account = visitor && (await accountOfVisitor(pool, visitor, clock.now()))
    if (!account) throw new Refusal(TOKEN_INVALID, 'a guest has no account')
    return { afid: account.openId }
  },
})

/** [7#41]: ends the token, and the whole sign-in where it belongs to one. */
export const logout = sandboxCall({
  name: 'logout',
  path: 'Client/user/logout',
  authorization: 'required',
  request: z.object({}),
  answer: async (_, { pool }, { request }) => {
    await endToken(pool, request.headers.get('authorization') ?? '')
    return null
  },
})
