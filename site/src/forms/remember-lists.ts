import type { Result, SectionRequest } from '@carelane/after-sales'
import { LRUCache } from 'lru-cache'

const LIFETIME_MS = 300_000

/** Lists of models by the choices before them, so that names in questions do not ask the service again and again. */
export function rememberLists<Lists extends object>() {
  const known = new LRUCache<string, Lists>({ max: 3000, ttl: LIFETIME_MS })
  return async (
    { country, locale }: Pick<SectionRequest, 'country' | 'locale'>,
    chosen: readonly string[],
    ask: () => Promise<Result<Lists>>,
  ): Promise<Result<Lists>> => {
    const key = JSON.stringify([country, locale, ...chosen])
    const before = known.get(key)
    if (before) return { ok: true, data: before }
    const answer = await ask()
    if (answer.ok) known.set(key, answer.data)
    return answer
  }
}
