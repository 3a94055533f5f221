import { askStore } from '@/platform/store/store'

/** Pages of older ones are hardly open any more. */
const KEPT_BUILDS = 3

export interface BuiltFile {
  /** Of its address. */
  path: string
  /** Else as it is. */
  isBrotli: boolean
  body: Buffer
}

/** Keeps the files of a build that starts, and forgets those of builds that started longest ago. @throws StoreError */
export async function writeBuild(build: string, files: readonly BuiltFile[]): Promise<void> {
  await askStore(
    `WITH started AS (
       INSERT INTO builds (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET started_at = now() RETURNING id
     )
     INSERT INTO built_files (build, path, is_brotli, body)
     SELECT id, file.path, file.is_brotli, file.body
     FROM started, unnest($2::text[], $3::boolean[], $4::bytea[]) AS file (path, is_brotli, body)
     ON CONFLICT (path, build) DO NOTHING`,
    [
      build,
      files.map(({ path }) => path),
      files.map(({ isBrotli }) => isBrotli),
      files.map(({ body }) => body),
    ],
  )
  await askStore(
    'DELETE FROM builds WHERE id NOT IN (SELECT id FROM builds ORDER BY started_at DESC, id LIMIT $1)',
    [KEPT_BUILDS],
  )
}

/** @throws StoreError */
export async function listBuiltPaths(): Promise<string[]> {
  const rows = await askStore<{ path: string }>('SELECT DISTINCT path FROM built_files')
  return rows.map(({ path }) => path)
}

/** @throws StoreError */
export async function readBuiltFile(path: string): Promise<BuiltFile | undefined> {
  const [row] = await askStore<{ is_brotli: boolean; body: Buffer }>(
    'SELECT is_brotli, body FROM built_files WHERE path = $1 LIMIT 1',
    [path],
  )
  return row && { path, isBrotli: row.is_brotli, body: row.body }
}
