import type { CallName } from '@carelane/main-api'
import { LRUCache } from 'lru-cache'
import { type Database, rows } from '../database/query'
import type { Written } from './respond'

/** Of all answers together, in UTF-16 units. */
const MOST_UNITS = 32 * 1024 * 1024

/** Days, windows of banners: what changes by the clock is asked anew so often, in ms. */
const SLOT_MS = 60_000

/** What the search finds changes when its indexer has come so far, after the publication. */
const NOT_KEPT: readonly CallName[] = ['search', 'quickLinks', 'assistantPassages']

type Make = () => Promise<Written>
type Answers = LRUCache<string, Written, Make>

/** Of each database its own: there are several where the cms is tested. */
const known = new WeakMap<Database, Answers>()

export function isKept(name: CallName): boolean {
  return !NOT_KEPT.includes(name)
}

/**
 * The answer that was made before, unless anything has been published since; many who ask at once wait for one.
 * @param asked all that the answer depends on beside the content
 * @throws what `make` throws, which is not kept
 */
export async function keptAnswer(db: Database, asked: unknown, make: Make): Promise<Written> {
  // Read before the answer is made: one that sees more is kept under a number that nobody asks for any more.
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
