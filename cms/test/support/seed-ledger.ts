import { Client } from 'pg'
import type { TestCms } from './start-cms'

export function forget({ settings }: TestCms, key: string) {
  return onDatabase(settings.connectionString, (client) =>
    client.query('DELETE FROM seed.ledger WHERE key = $1', [key]),
  )
}

export async function onDatabase<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
) {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
