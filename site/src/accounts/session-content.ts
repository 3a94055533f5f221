import { z } from 'zod'
import type { ProviderProfile, ProviderTokens } from '@carelane/after-sales'
import type { ProviderName } from '@/platform/account-provider'
import type { Account } from './account-schema'

/** What the site's store keeps of a session, encrypted. */
export const sessionContent = z.object({
  /** The login host that its tokens are of. */
  provider: z.enum(['main', 'india']),
  token: z.string(),
  /** When the token is over, in ms since 1970. */
  until: z.number(),
  refreshToken: z.string(),
  profile: z.object({
    /** Provider account id [3#5]. */
    u: z.string(),
    userName: z.string().nullable(),
    nickName: z.string().nullable(),
    phone: z.string().nullable(),
    avatarUrl: z.string().nullable(),
    email: z.string().nullable(),
    /** [3#12], [4#3] */
    afid: z.string(),
  }),
  /** What the browser says of itself, for the list of sessions. */
  agent: z.string(),
})

export type SessionContent = z.output<typeof sessionContent>

/** A session of this browser or another one. */
export interface Session extends SessionContent {
  /** Hash of what the browser has. */
  id: string
  /** Grows with each new token. */
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

/** Whose things are: by phone as they were before there were accounts, so that nothing is lost. */
export function ownerOf({ profile: { phone, u } }: Pick<SessionContent, 'profile'>): string {
  return phone ?? `account ${u}`
}

export function accountOf(session: Session): Account {
  return { owner: ownerOf(session), token: session.token, until: session.until }
}
