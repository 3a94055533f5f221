import { LRUCache } from 'lru-cache'
import { routeRequest, type RouteDecision, type RoutingTable } from '@/routing/route-request'

const MAX_ROUTES = 2000

/** Bounds memory. */
const MAX_LENGTH = 200

export function rememberRoutes(table: RoutingTable) {
  const known = new LRUCache<string, RouteDecision>({ max: MAX_ROUTES })
  let { redirects } = table
  return (url: string, host: string | undefined): RouteDecision => {
    if (redirects !== table.redirects) {
      known.clear()
      redirects = table.redirects
    }
    const address = `${host} ${url}`
    const decided = known.get(address)
    if (decided) return decided
    const decision = routeRequest(table, { url, host })
    if (address.length <= MAX_LENGTH) known.set(address, decision)
    return decision
  }
}
