import type { CallName } from '@carelane/main-api'
import { LRUCache } from 'lru-cache'
import { type Database, rows } from '../database/query'
import type { Written } from './respond'

/** UTF-16 units of all answers. */
const MOST_UNITS = 32 * 1024 * 1024

/** For answers that depend on the time. */
const SLOT_MS = 60_000

/** Change after the publication, when the indexer has caught up. */
const NOT_CACHED: readonly CallName[] = ['search', 'quickLinks', 'assistantPassages']

type Make = () => Promise<Written>
type AnswerCache = LRUCache<string, Written, Make>

const caches = new WeakMap<Database, AnswerCache>()

export function isCached(name: CallName): boolean {
  return !NOT_CACHED.includes(name)
}

/**
 * Valid until anything is published; concurrent callers share one call of `make`.
 * @param asked everything that the answer depends on, apart from the content
 */
export async function cachedAnswer(db: Database, asked: unknown, make: Make): Promise<Written> {
  // Read first: an answer with newer content is then kept under an outdated number.
  const [content] = await rows<{ version: string }>(
    db,
    'SELECT version FROM publications.content_version',
    [],
  )
  const slot = Math.floor(Date.now() / SLOT_MS)
  const key = JSON.stringify([content?.version, slot, asked])
  const answer = await cacheOf(db).fetch(key, { context: make })
  return answer ?? make()
}

function cacheOf(db: Database): AnswerCache {
  const answers =
    caches.get(db) ??
    new LRUCache<string, Written, Make>({
      maxSize: MOST_UNITS,
      sizeCalculation: ({ body }, key) => body.length + key.length,
      fetchMethod: (_key, _stale, { context }) => context(),
    })
  caches.set(db, answers)
  return answers
}
