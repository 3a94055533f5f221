/** Random, readable by scripts; changes with each sign-in. */
export const MARK_COOKIE = 'signed-in'

/** The server names it by the configured address, which scripts do not know. */
export function markIn(cookies: string): string | null {
  return /(?:^|; )(?:__Host-)?signed-in=([^;]+)/.exec(cookies)?.[1] ?? null
}
