import { z } from 'zod'
import { place } from '../calls/request-values'
import { Refusal, sandboxCall, TOKEN_INVALID } from '../calls/sandbox-call'
import { accountOfVisitor } from './accounts'
import { endToken, makeToken } from './tokens'

export const accountGuest = sandboxCall({
  name: 'account-guest',
  method: 'POST',
  values: 'json',
  isBodyEncrypted: true,
  isAnswerEncrypted: true,
  path: 'Client/user/guest',
  request: z.object(place),
  answer: (_, { pool, clock }) => makeToken(pool, null, clock.now()),
})

/** [7#42] */
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

/** [7#41]: ends the whole sign-in. */
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
