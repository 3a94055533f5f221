import { askStore } from '@/platform/store/store'
import { openOrNull } from '@/platform/cipher'
import type { KindName } from './kinds'
import { contentOf } from './sealed-about'

/** @throws StoreError */
export async function readContent(kind: KindName, key: string): Promise<unknown> {
  const [found] = await askStore<{ keyId: string; content: Buffer }>(
    'SELECT key_id AS "keyId", content FROM submissions WHERE kind = $1 AND key = $2',
    [kind, key],
  )
  return found ? openOrNull(found, contentOf(kind, key)) : null
}
