import { z } from 'zod'
import { wireId, wireText } from './wire-values'

/** [7#47] */
export const providerProfile = z.object({
  accountId: wireId,
  userName: wireText,
  nickName: wireText,
  phone: wireText,
  avatarUrl: wireText,
  email: wireText,
  openId: wireId,
})

export type ProviderProfile = z.output<typeof providerProfile>

const seconds = z.number().int().min(1)

export const providerTokens = z.object({
  accessToken: z.string().min(16),
  refreshToken: z.string().min(16),
  expiresIn: seconds,
  refreshExpiresIn: seconds,
})

export type ProviderTokens = z.output<typeof providerTokens>
