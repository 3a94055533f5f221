import { RateLimit } from './http/rate-limit'
import type { HeaderList } from './http/security-headers'
import type { Visitor } from './visitor'

/** More than a fast typist, or a street behind one address. */
const LIMIT = { burst: 60, perSecond: 5 }

/** Suggestions must not block the search. */
const LIMITS = { suggestions: new RateLimit(LIMIT), results: new RateLimit(LIMIT) }

export const TOO_MANY_SEARCHES: HeaderList = [['retry-after', '5']]

export function maySearch({ address }: Visitor, kind: keyof typeof LIMITS): boolean {
  return LIMITS[kind].allows(address, Date.now())
}
