import { z } from 'zod'
import type { ProviderProfile, ProviderTokens } from '@carelane/after-sales'
import type { ProviderName } from '@/platform/account-provider'
import type { Account } from './account-schema'

export const sessionContent = z.object({
  provider: z.enum(['main', 'india']),
  token: z.string(),
  /** ms since 1970 */
  until: z.number(),
  refreshToken: z.string(),
  profile: z.object({
    /** [3#5] */
    u: z.string(),
    userName: z.string().nullable(),
    nickName: z.string().nullable(),
    phone: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    email: z.string().nullable(),
    /** [3#12], [4#3] */
    afid: z.string(),
  }),
  agent: z.string(),
})

export type SessionContent = z.output<typeof sessionContent>

export interface Session extends SessionContent {
  /** Hash of the cookie's secret. */
  id: string
  revision: number
}

export function contentOf(
  given: { tokens: ProviderTokens; profile: ProviderProfile; afid: string },
  { provider, agent }: { provider: ProviderName; agent: string },
): SessionContent {
  const { accountId: u, userName, nickName, phone, avatarUrl, email } = given.profile
  return {
    provider,
    ...tokensOf(given.tokens),
    profile: { u, userName, nickName, phone, avatarUrl, email, afid: given.afid },
    agent: agent.slice(0, 300),
  }
}

export function tokensOf({ accessToken, refreshToken, expiresIn }: ProviderTokens) {
  return { token: accessToken, refreshToken, until: Date.now() + expiresIn * 1000 }
}

/** By phone, as before there were accounts. */
export function ownerOf({ profile: { phone, u } }: Pick<SessionContent, 'profile'>): string {
  return phone ?? `account ${u}`
}

export function accountOf(session: Session): Account {
  return { owner: ownerOf(session), token: session.token, until: session.until }
}
