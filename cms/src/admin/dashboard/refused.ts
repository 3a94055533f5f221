import { findRefusedSchedules, type RefusedSchedule } from '../../queries/schedules/refused-schedules'
import { type DocumentLink, documentLinks, type DocumentReference, type Reader } from './document-links'

type Refused = RefusedSchedule & DocumentReference

export async function refusedSchedules(reader: Reader): Promise<(Refused & DocumentLink)[]> {
  const refused = await findRefusedSchedules(reader.payload.db.pool)
  return documentLinks(
    reader,
    refused.filter((each): each is Refused => each.collection !== 'site-settings'),
  )
}
