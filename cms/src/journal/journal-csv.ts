import { CSV_MARK, csvRows } from '@carelane/config/csv'
import type { JournalEntry } from './journal-list'

const COLUMNS = [
  'Moment',
  'Person',
  'Person id',
  'Act',
  'Kind',
  'Document',
  'Title',
  'Countries',
  'Field',
  'Language',
  'From',
  'To',
]

export const CSV_HEAD = CSV_MARK + csvRows([COLUMNS])

/** One line per change of a field. */
export function csvOf(entry: JournalEntry, countryOf: (id: number) => string): string {
  const { at, person, personId, act, kind, documentId, title, countries, changes } = entry
  const shared = [at, person, personId, act, kind, documentId, title, countries.map(countryOf).join(' ')]
  const fields = changes.map(({ field, language, from, to }) => [field, language, from, to])
  const rows = (fields.length === 0 ? [[]] : fields).map((each) => [...shared, ...each])
  return csvRows(rows.map((row) => row.map((cell) => String(cell ?? ''))))
}
