import { COUNTRIES } from '@carelane/countries'
import { z } from 'zod'
import { THROW_AWAY_KEYS } from '../throw-away-keys'
import type { Callbacks } from './callbacks'

/** [7#48]–[7#53] */
const authorizationRequest = z.object({
  language: z.string().max(10).default('en'),
  channel: z.literal('1'),
  'client-id': z.literal(THROW_AWAY_KEYS.LOGIN_CLIENT_ID),
  callbackUrl: z.string().max(500),
  brandId: z.string().min(1).max(40),
  mcc: z
    .string()
    .regex(/^\d{3}$/)
    .optional(),
  state: z.string().regex(/^[\w-]{22,128}$/),
  codeChallenge: z.string().regex(/^[\w-]{43}$/),
})

export type AuthorizationRequest = z.output<typeof authorizationRequest>

export function readAuthorizationRequest(
  query: Record<string, string>,
  callbacks: Callbacks,
): AuthorizationRequest | undefined {
  const read = authorizationRequest.safeParse(query)
  return read.success && callbacks.has(read.data.callbackUrl) ? read.data : undefined
}

export function regionOf({ mcc }: Pick<AuthorizationRequest, 'mcc'>): string {
  const country = Object.values(COUNTRIES).find((one) => mcc !== undefined && one.mcc === mcc)
  return (country?.code ?? 'ng').toUpperCase()
}
