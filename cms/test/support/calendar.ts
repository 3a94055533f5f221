import { createLocalReq, type TypedUser } from 'payload'
import { daysOf } from '../../src/admin/calendar/calendar-month'
import type { ShownKind } from '../../src/admin/calendar/calendar-question'
import { readCalendar } from '../../src/admin/calendar/read-calendar'
import type { Reader } from '../../src/admin/dashboard/document-links'
import type { Session, StaffedCms } from '../rights/staffed-cms'

export async function readerOf({ cms: { payload } }: StaffedCms, { id }: Session): Promise<Reader> {
  const user = await payload.findByID({ collection: 'users', id, depth: 0 })
  const { i18n } = await createLocalReq({}, payload)
  return { payload, user: { ...user, collection: 'users' } as TypedUser, locale: 'en', i18n: i18n as never }
}

interface Month {
  month: string
  kind?: ShownKind
  now?: Date
}

/** By the clock of Lagos, as of the month’s beginning. */
export function calendarOf(reader: Reader, country: number, { month, kind, now }: Month) {
  const at = now ?? new Date(`${month}-01T00:00:00Z`)
  return readCalendar(reader, { id: country }, daysOf(month, 'Africa/Lagos'), kind ?? '', at)
}
