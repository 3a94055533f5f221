import { eraseOlder } from '@/platform/store/erase-older'
import { askStore } from '@/platform/store/store'

/** Old pages may still be open. */
const KEPT_DAYS = 2

/** @throws StoreError */
export async function writePageData(name: string, brotli: Buffer): Promise<void> {
  await askStore(
    `INSERT INTO page_data (name, brotli) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET written_at = now()`,
    [name, brotli],
  )
}

/** @throws StoreError */
export async function readPageData(name: string): Promise<Buffer | undefined> {
  const [row] = await askStore<{ brotli: Buffer }>('SELECT brotli FROM page_data WHERE name = $1', [name])
  return row?.brotli
}

/** @throws StoreError */
export function eraseOldPageData(): Promise<number> {
  return eraseOlder({ table: 'page_data', key: 'name', since: 'written_at', days: KEPT_DAYS })
}
