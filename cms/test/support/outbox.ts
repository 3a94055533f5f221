import { Client } from 'pg'

export interface Outbox {
  client: Client
  /** Since the last call; each as its tags on one line. */
  take(): Promise<string[]>
  close(): Promise<void>
}

/** Bypasses the sender. */
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
