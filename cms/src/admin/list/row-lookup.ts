import { setImmediate as nextTurn } from 'node:timers/promises'
import type { CollectionSlug, Payload } from 'payload'

type Load<Value> = (
  payload: Payload,
  collection: CollectionSlug,
  ids: number[],
) => Promise<Map<number, Value>>

export function rowLookup<Value>(load: Load<Value>) {
  const waiting = new WeakMap<
    Payload,
    Map<CollectionSlug, { ids: Set<number>; values: Promise<Map<number, Value>> }>
  >()
  return async (payload: Payload, collection: CollectionSlug, id: number): Promise<Value | undefined> => {
    const lists = waiting.get(payload) ?? new Map()
    waiting.set(payload, lists)
    let next = lists.get(collection)
    if (!next) {
      const ids = new Set<number>()
      const values = nextTurn().then(() => {
        lists.delete(collection)
        return load(payload, collection, [...ids])
      })
      next = { ids, values }
      lists.set(collection, next)
    }
    next.ids.add(id)
    return (await next.values).get(id)
  }
}
