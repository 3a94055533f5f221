import { isIPv4 } from 'node:net'
import { wideNetworkOf } from '@carelane/config/network'
import { keyedHash } from '@/abuse/secrets'
import { addressIn } from '@/abuse/visitor'
import { askStore } from '@/platform/store/store'
import { LEAST_BYTES, MOST_BYTES, MOST_BYTES_OF_ONE } from './limits'

/** A /48 has 65,000 lines: each with a share of its own could fill what there is. */
export function photoNetwork(headers: Headers): string {
  const address = addressIn(headers)
  return keyedHash('visitor', 'photos', isIPv4(address) ? address : wideNetworkOf(address))
}

/** What has arrived counts, so that empty uploads cannot block others. The fuller, the less each may add. */
export async function hasRoom(network: string, bytes: number): Promise<boolean> {
  const [sums] = await askStore<{ together: string; own: string }>(
    `SELECT coalesce(sum(greatest(arrived, $2)), 0) AS together,
       coalesce(sum(greatest(arrived, $2)) FILTER (WHERE network = $1), 0) AS own
     FROM photos WHERE submission IS NULL AND arrived > 0`,
    [network, LEAST_BYTES],
  )
  // PostgreSQL returns sums as text.
  const [together, own] = [Number(sums?.together), Number(sums?.own)]
  const free = MOST_BYTES - (together - own)
  return own + bytes <= Math.min(MOST_BYTES_OF_ONE, free / 4)
}
