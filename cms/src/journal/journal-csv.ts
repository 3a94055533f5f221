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

export const CSV_HEAD = lineOf(COLUMNS)

/** One line per change of a field. */
export function csvOf(entry: JournalEntry, countryOf: (id: number) => string): string {
  const { at, person, personId, act, kind, documentId, title, countries, changes } = entry
  const shared = [at, person, personId, act, kind, documentId, title, countries.map(countryOf).join(' ')]
  const fields = changes.map(({ field, language, from, to }) => [field, language, from, to])
  return (fields.length === 0 ? [[]] : fields).map((each) => lineOf([...shared, ...each])).join('')
}

function lineOf(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`
}

/** Spreadsheets take what begins so for a formula. */
function cellOf(cell: string | number | null): string {
  const text = String(cell ?? '')
  const safe = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
