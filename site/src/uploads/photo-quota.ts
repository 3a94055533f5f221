import { askStore } from '@/platform/store/store'
import { LEAST_BYTES, MOST_BYTES, MOST_BYTES_OF_ONE } from './limits'

/** Empty uploads cannot block others. */
export async function hasRoom(network: string, bytes: number): Promise<boolean> {
  const [sums] = await askStore<{ together: string; own: string }>(
    `SELECT coalesce(sum(greatest(arrived, $2)), 0) AS together,
       coalesce(sum(greatest(arrived, $2)) FILTER (WHERE network = $1), 0) AS own
     FROM photos WHERE submission IS NULL AND arrived > 0`,
    [network, LEAST_BYTES],
  )
  // PostgreSQL returns sums as text.
  const [together, own] = [Number(sums?.together), Number(sums?.own)]
  return together + bytes <= MOST_BYTES && own + bytes <= MOST_BYTES_OF_ONE
}
