import { Client } from 'pg'

export interface Outbox {
  client: Client
  /** Since the last call; the tags of each on one line. */
  take(): Promise<string[]>
  close(): Promise<void>
}

export async function openOutbox(connectionString: string): Promise<Outbox> {
  const client = new Client({ connectionString })
  await client.connect()
  return {
    client,
    take: async () => {
      const { rows } = await client.query<{ tags: string[] }>(
        'DELETE FROM publications.publication RETURNING tags',
      )
      return rows.map(({ tags }) => tags.join(' ')).sort()
    },
    close: () => client.end(),
  }
}
