import { RateLimit } from './http/rate-limit'
import type { HeaderList } from './http/security-headers'
import type { Visitor } from './visitor'

/** More than the quickest typist makes, or a street of readers behind one address: each costs the cms a search. */
const LIMIT = { burst: 60, perSecond: 5 }

/** What is suggested while somebody types leaves their question itself alone. */
const LIMITS = { suggestions: new RateLimit(LIMIT), results: new RateLimit(LIMIT) }

/** For who is told to come back later. */
export const TOO_MANY_SEARCHES: HeaderList = [['retry-after', '5']]

/** Counts a search that no cache answers; false where it is one too many of this address. */
export function maySearch({ address }: Visitor, kind: keyof typeof LIMITS): boolean {
  return LIMITS[kind].allows(address, Date.now())
}
