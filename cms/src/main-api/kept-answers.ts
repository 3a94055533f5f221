import type { CallName } from '@carelane/main-api'
import { LRUCache } from 'lru-cache'
import { type Database, rows } from '../database/query'
import type { Written } from './respond'

/** All answers together, in UTF-16 code units. */
const MOST_UNITS = 32 * 1024 * 1024

/** Milliseconds after which answers that depend on the time, such as days and banners, are made again. */
const SLOT_MS = 60_000

/** These change when the search's indexer has caught up, which is after the publication. */
const NOT_KEPT: readonly CallName[] = ['search', 'quickLinks', 'assistantPassages']

type Make = () => Promise<Written>
type Answers = LRUCache<string, Written, Make>

/** Tests use several databases in one process. */
const known = new WeakMap<Database, Answers>()

export function isKept(name: CallName): boolean {
  return !NOT_KEPT.includes(name)
}

/**
 * Reuses an answer until anything is published; concurrent callers share one call of `make`.
 * @param asked everything that the answer depends on, apart from the content
 * @throws what `make` throws, which is not kept
 */
export async function keptAnswer(db: Database, asked: unknown, make: Make): Promise<Written> {
  // Read before the answer is made: one that already sees newer content is then kept under an outdated number.
  const [content] = await rows<{ version: string }>(
    db,
    'SELECT version FROM publications.content_version',
    [],
  )
  const slot = Math.floor(Date.now() / SLOT_MS)
  const key = JSON.stringify([content?.version, slot, asked])
  const answer = await answersOf(db).fetch(key, { context: make })
  return answer ?? make()
}

function answersOf(db: Database): Answers {
  const answers =
    known.get(db) ??
    new LRUCache<string, Written, Make>({
      maxSize: MOST_UNITS,
      sizeCalculation: ({ body }, key) => body.length + key.length,
      fetchMethod: (_key, _stale, { context }) => context(),
    })
  known.set(db, answers)
  return answers
}
