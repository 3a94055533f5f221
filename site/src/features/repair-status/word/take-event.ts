import { repairChanged } from '@carelane/after-sales'
import { readEnvironment } from '@carelane/config'
import { isSigned } from '@carelane/main-api/signature'
import { subjectHashes } from '@/platform/keys'
import { askStore } from '@/platform/store/store'

interface EventSignature {
  timestamp: string | undefined
  signature: string | undefined
}

/**
 * 204 if taken, whether or not anybody wants to know; 409 if it was taken before, 400 invalid, 401 bad signature. What it is about is
 * asked of the service, so that late, lost and repeated events tell nothing wrong.
 * @throws StoreError; the service tells it again
 */
export async function takeEvent(headers: EventSignature, body: string): Promise<204 | 400 | 401 | 409> {
  const { REPAIR_EVENTS_SECRET: secret } = readEnvironment(['REPAIR_EVENTS_SECRET'])
  if (secret === undefined || !isSigned(secret, headers, body)) return 401
  const read = repairChanged.safeParse(parsed(body))
  if (!read.success) return 400
  const { id, orderNumber } = read.data
  const [taken] = await askStore<{ isNew: boolean }>(
    `WITH seen AS (
       INSERT INTO repair_events (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id
     ), due AS (
       UPDATE repair_watches SET due_at = now(), turns = turns + 1
       WHERE order_hash = ANY ($2) AND settled_at IS NULL AND EXISTS (SELECT FROM seen)
     )
     SELECT EXISTS (SELECT FROM seen) AS "isNew"`,
    [id, subjectHashes(orderNumber)],
  )
  return taken?.isNew ? 204 : 409
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
