import { MAX_TAGS, type Publication } from '@carelane/main-api'
import { createHash } from 'node:crypto'

export interface Due {
  id: string
  tags: string[]
  refusals: number
}

export const MAX_PUBLICATIONS = 500

/** A quarter as many after each refusal, so that one bad publication does not hold up the others. */
export function takeBatch(due: readonly Due[]): { ids: string[]; publication: Publication } {
  const refusals = due[0]?.refusals ?? 0
  const most = Math.max(1, Math.floor(MAX_PUBLICATIONS / 4 ** refusals))
  const ids: string[] = []
  const tags = new Set<string>()
  for (const each of due.slice(0, most)) {
    const added = each.tags.filter((tag) => !tags.has(tag))
    if (each.refusals !== refusals || tags.size + added.length > MAX_TAGS) break
    ids.push(each.id)
    for (const tag of added) tags.add(tag)
  }
  return { ids, publication: { id: idOf(ids), tags: [...tags] } }
}

// Receivers process an id once, so it must identify exactly these.
function idOf(ids: readonly string[]): string {
  const [id] = ids
  return id && ids.length === 1
    ? id
    : createHash('sha256')
        .update([...ids].sort().join())
        .digest('hex')
}
