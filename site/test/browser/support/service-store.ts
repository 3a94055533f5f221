import pg from 'pg'

export async function withChange(
  change: { sql: string; values?: readonly unknown[]; undo?: string },
  work: () => Promise<void>,
): Promise<void> {
  const { sql, values = [], undo } = change
  const store = new pg.Client({ connectionString: process.env.CARELANE_TEST_SERVICE_STORE_URL })
  await store.connect()
  try {
    await store.query(sql, [...values])
    await work()
  } finally {
    if (undo !== undefined) await store.query(undo)
    await store.end()
  }
}

export async function codeOfStore(name: string): Promise<string> {
  const store = new pg.Client({ connectionString: process.env.CARELANE_TEST_SERVICE_STORE_URL })
  await store.connect()
  const { rows } = await store.query<{ code: string }>(
    'SELECT code FROM protection_stores JOIN service_centres USING (id) WHERE name = $1',
    [name],
  )
  await store.end()
  return rows[0]?.code ?? ''
}
