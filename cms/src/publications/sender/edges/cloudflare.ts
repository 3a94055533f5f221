import type { EdgeDriver } from './edge-driver'
import { inParts } from './in-parts'

/** Tags in one request, as Cloudflare allows on every plan. */
const MOST_TAGS = 100

/** A zone of Cloudflare by its address in their API. They have no soft purge: what is purged is gone. */
export const cloudflare: EdgeDriver = {
  scheme: 'cloudflare+',
  requests: (address, tags, { cloudflare: token = '' }) =>
    inParts(tags, MOST_TAGS).map((part) => ({
      address: `${address}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: part }),
    })),
}
