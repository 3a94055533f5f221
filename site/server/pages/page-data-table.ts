import { askStore } from '@/platform/store/store'

/** Old pages may still be open. */
const KEPT_DAYS = 2

/** Small, so that other queries do not wait. */
const BATCH = 500

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
export async function eraseOldPageData(): Promise<number> {
  const erased = await askStore(
    `DELETE FROM page_data WHERE name IN (
       SELECT name FROM page_data WHERE written_at < now() - make_interval(days => $1) LIMIT $2
     ) RETURNING name`,
    [KEPT_DAYS, BATCH],
  )
  return erased.length === BATCH ? BATCH + (await eraseOldPageData()) : erased.length
}
