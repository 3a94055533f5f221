import type { EdgeDriver } from './edge-driver'
import { inParts } from './in-parts'

/** Keys in one request, as Fastly allows. */
const MOST_KEYS = 256

/** A service of Fastly by its address in their API. Purged softly, as Varnish is. */
export const fastly: EdgeDriver = {
  scheme: 'fastly+',
  requests: (address, tags, { fastly: token = '' }) =>
    inParts(tags, MOST_KEYS).map((keys) => ({
      address: `${address}/purge`,
      method: 'POST',
      headers: {
        'fastly-key': token,
        'fastly-soft-purge': '1',
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ surrogate_keys: keys }),
    })),
}
