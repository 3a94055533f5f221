import { CONTENT_KINDS } from '@carelane/main-api'
import { z } from 'zod'
import { rows } from '../../database/query'
import { type DocumentLink, documentLinks, type DocumentReference, type Reader } from './document-links'

const event = z.object({
  collection: z.enum(CONTENT_KINDS).exclude(['site-settings']),
  document: z.coerce.number().int(),
  at: z.date(),
  what: z.enum(['publish', 'unpublish', 'begins', 'ends']).catch('publish'),
})

type Event = z.infer<typeof event> & DocumentReference

const SHOWN = 12

/** What publishes itself, goes, begins or ends within seven days, the soonest first. */
export async function scheduledThisWeek(reader: Reader): Promise<(Event & DocumentLink)[]> {
  const found = await rows(reader.payload.db.pool, EVENTS, [])
  const events = found.flatMap((row): Event[] => {
    const { data } = event.safeParse(row)
    return data ? [data] : []
  })
  return (await documentLinks(reader, events)).slice(0, SHOWN)
}

const EVENTS = `
  SELECT input -> 'doc' ->> 'relationTo' AS collection, input -> 'doc' ->> 'value' AS document,
    wait_until AS at, input ->> 'type' AS what
  FROM payload_jobs WHERE task_slug = 'schedulePublish' AND completed_at IS NULL AND has_error IS NOT TRUE
    AND wait_until < now() + interval '7 days'
  UNION ALL
  SELECT 'ads', id::text, "from", 'begins' FROM ads
  WHERE deleted_at IS NULL AND active AND "from" BETWEEN now() AND now() + interval '7 days'
  UNION ALL
  SELECT 'ads', id::text, "to", 'ends' FROM ads
  WHERE deleted_at IS NULL AND active AND "to" BETWEEN now() AND now() + interval '7 days'
  ORDER BY at LIMIT 200`
