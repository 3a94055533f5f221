import { z } from 'zod'
import { wireId, wireText } from './wire-values'

/** What the provider says of who is signed in [7#47]. */
export const providerProfile = z.object({
  accountId: wireId,
  userName: wireText,
  nickName: wireText,
  /** As on the wire: `+234-8031234567`. */
  phone: wireText,
  avatarUrl: wireText,
  email: wireText,
  openId: wireId,
})

export type ProviderProfile = z.output<typeof providerProfile>

const seconds = z.number().int().min(1)

/** What the provider gives for a code or a refresh token. */
export const providerTokens = z.object({
  accessToken: z.string().min(16),
  /** Takes the place of the one before. */
  refreshToken: z.string().min(16),
  /** From now, in seconds. */
  expiresIn: seconds,
  refreshExpiresIn: seconds,
})

export type ProviderTokens = z.output<typeof providerTokens>
