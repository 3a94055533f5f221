import { z } from 'zod'
import type { Call } from './call'
import { oneTimeCode, phone, place } from './request-values'
import { ANSWER_ENCRYPTED, ENCRYPTED, PLAIN } from './wire'
import { openText, wireBoolean, wireId, wireText } from './wire-values'

const account = {
  method: 'GET',
  upstream: 'account',
  values: 'query',
  request: z.object({}),
  authorization: 'required',
  deadlineMs: 8_000,
} as const

/** [7#42]: who a token belongs to; it succeeds with code 1. */
export const authentication = {
  ...account,
  path: '/{brand}Client/user/authentication',
  response: z.object({ afid: wireId }),
  successCode: 1,
  wire: ANSWER_ENCRYPTED,
  personal: ['afid'],
  effect: 'read',
  retries: 1,
} as const satisfies Call

/** [7#41] */
export const logout = {
  ...account,
  path: '/{brand}Client/user/logout',
  response: z.unknown(),
  wire: PLAIN,
  personal: [],
  effect: 'write',
  retries: 0,
} as const satisfies Call

const signIn = {
  method: 'POST',
  upstream: 'account',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  effect: 'write',
  deadlineMs: 10_000,
  retries: 0,
} as const

const validSeconds = z.number().int().min(0)

/** What a service answers that has sent a one-time code. */
const sentCode = z.object({
  sent: wireBoolean,
  /** How long the code can be entered. */
  validSeconds,
  /** After how long another one can be asked for. */
  againAfterSeconds: validSeconds,
})

/** What a service answers that was shown a one-time code. */
const verifiedCode = z.object({
  result: openText(['verified', 'wrong', 'expired', 'tooManyAttempts']),
  token: wireText,
  validSeconds: validSeconds.nullish(),
})

/** What is asked and answered when a one-time code is sent to a phone. */
export const codeSending = {
  request: z.object({ phone, ...place }),
  response: sentCode,
  personal: ['phone'],
} as const

/** What is asked and answered when a one-time code is exchanged for a token. */
export const codeVerifying = {
  request: z.object({ phone, code: oneTimeCode, ...place }),
  response: verifiedCode,
  personal: ['phone', 'code', 'token'],
} as const

/** Sends a one-time code to a phone, whoever it belongs to. */
export const accountSendCode = {
  ...signIn,
  ...codeSending,
  path: '/{brand}Client/user/send-code',
} as const satisfies Call

/** Exchanges a code for the token of a visitor who is known by the phone, for calls that need one [6#2]. */
export const accountVerifyCode = {
  ...signIn,
  ...codeVerifying,
  path: '/{brand}Client/user/verify-code',
} as const satisfies Call

/** The token of a visitor who is not known, to hand pictures in with [6#8]. */
export const accountGuest = {
  ...signIn,
  path: '/{brand}Client/user/guest',
  request: z.object(place),
  response: z.object({ token: z.string().min(16), validSeconds }),
  personal: ['token'],
} as const satisfies Call
