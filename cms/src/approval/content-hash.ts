import { createHash } from 'node:crypto'

const OF_RECORD = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'changedBy', '_status', 'blockName'])

/** Of a stored document in all its languages. Saving it again as it is does not change it. */
export function contentHash(document: Record<string, unknown>): string {
  const text = JSON.stringify(withoutRecord(document)) ?? ''
  return createHash('sha256').update(text).digest('base64url')
}

/** Empty values are alike, unticked boxes too, and keys have no order. */
function withoutRecord(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(inList)
  if (typeof value !== 'object') return value
  const parts = Object.entries(value)
    .filter(([name]) => !OF_RECORD.has(name))
    .map(([name, part]) => [name, withoutRecord(part)] as const)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return parts.length === 0 ? undefined : Object.fromEntries(parts)
}

function inList(value: unknown): unknown {
  return withoutRecord(value) ?? null
}
