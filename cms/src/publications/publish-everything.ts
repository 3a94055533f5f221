import { CONTENT_KINDS } from '@carelane/main-api'
import type { ClientBase } from 'pg'

/** No page is without one of these tags, so every receiver asks for all of them anew. */
export async function publishEverything(client: ClientBase): Promise<void> {
  await client.query(
    `WITH publication AS (
      INSERT INTO publications.publication (collection, document_id, tags) VALUES ('site-settings', 0, $1) RETURNING id
    )
    INSERT INTO publications.delivery (publication_id, receiver)
    SELECT publication.id, receiver.address FROM publication CROSS JOIN publications.receiver`,
    [CONTENT_KINDS],
  )
}
