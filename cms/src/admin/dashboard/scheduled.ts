import { CONTENT_KINDS } from '@carelane/main-api'
import { z } from 'zod'
import { findEventsOfThisWeek } from '../../queries/schedules/events-of-this-week'
import { type DocumentLink, documentLinks, type DocumentReference, type Reader } from './document-links'

const event = z.object({
  collection: z.enum(CONTENT_KINDS).exclude(['site-settings']),
  document: z.coerce.number().int(),
  at: z.date(),
  what: z.enum(['publish', 'unpublish', 'begins', 'ends']).catch('publish'),
})

type Event = z.infer<typeof event> & DocumentReference

const SHOWN = 12

export async function scheduledThisWeek(reader: Reader): Promise<(Event & DocumentLink)[]> {
  const found = await findEventsOfThisWeek(reader.payload.db.pool)
  const events = found.flatMap((row): Event[] => {
    const { data } = event.safeParse(row)
    return data ? [data] : []
  })
  return (await documentLinks(reader, events)).slice(0, SHOWN)
}
