import { z } from 'zod'
import type { Call } from './call'
import { place } from './request-values'
import { ANSWER_ENCRYPTED, ENCRYPTED, PLAIN } from './wire'
import { wireId } from './wire-values'

const defaults = {
  method: 'GET',
  upstream: 'account',
  values: 'query',
  request: z.object({}),
  authorization: 'required',
  deadlineMs: 8_000,
} as const

/** [7#42]; code 1 is success. */
export const authentication = {
  ...defaults,
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
  ...defaults,
  path: '/{brand}Client/user/logout',
  response: z.unknown(),
  wire: PLAIN,
  personal: [],
  effect: 'write',
  retries: 0,
} as const satisfies Call

/** For uploads of anonymous visitors [6#8]. */
export const accountGuest = {
  method: 'POST',
  upstream: 'account',
  values: 'json',
  wire: ENCRYPTED,
  authorization: 'none',
  effect: 'write',
  deadlineMs: 10_000,
  retries: 0,
  path: '/{brand}Client/user/guest',
  request: z.object(place),
  response: z.object({ token: z.string().min(16), validSeconds: z.number().int().min(0) }),
  personal: ['token'],
} as const satisfies Call
