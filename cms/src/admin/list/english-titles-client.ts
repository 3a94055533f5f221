import { z } from 'zod'

const answer = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })

interface Waiting {
  ids: Set<number>
  titles: Promise<Map<number, string>>
}

const waiting = new Map<string, Waiting>()

/** Batches the requests of a list. */
export async function englishTitle(
  collection: string,
  field: string,
  id: number,
): Promise<string | undefined> {
  let next = waiting.get(collection)
  if (!next) {
    const ids = new Set<number>()
    const titles = Promise.resolve().then(() => {
      waiting.delete(collection)
      return fetchTitles(collection, field, [...ids])
    })
    next = { ids, titles }
    waiting.set(collection, next)
  }
  next.ids.add(id)
  return (await next.titles).get(id)
}

async function fetchTitles(collection: string, field: string, ids: number[]): Promise<Map<number, string>> {
  const query = new URLSearchParams({ depth: '0', limit: String(ids.length), locale: 'en', draft: 'true' })
  query.set('trash', 'true')
  query.set('where[id][in]', ids.join(','))
  query.set(`select[${field}]`, 'true')
  try {
    const response = await fetch(`/api/${collection}?${query}`)
    if (!response.ok) return new Map()
    const { docs } = answer.parse(await response.json())
    return new Map(docs.map((found) => [found.id, String(found[field] ?? '')]))
  } catch {
    return new Map()
  }
}
