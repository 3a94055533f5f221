import type { Pool } from 'pg'

interface SentMessage {
  id: string
  channel: string
  phone: string
  language: string
  text: string
}

/** The last ones first. */
export async function sentMessages(pool: Pool, most = 100): Promise<SentMessage[]> {
  const { rows } = await pool.query<SentMessage>(
    'SELECT id, channel, phone, language, text FROM sent_messages ORDER BY sent_at DESC, id LIMIT $1',
    [most],
  )
  return rows
}
