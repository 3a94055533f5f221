import { JOURNAL_PATH } from '../../journal/journal-list'

/** As typed: empty where nothing is asked. */
export interface JournalFilter {
  title: string
  person: string
  kind: string
  document: string
  country: string
  language: string
  act: string
  /** Days by the reader's clock. */
  from: string
  until: string
}

/** @param after the last entry of the page before */
export function journalQuery(filter: JournalFilter, after: string | null, locale: string): string {
  const { from, until, ...plain } = filter
  const asked = {
    ...plain,
    from: from && midnight(from, 0),
    until: until && midnight(until, 1),
    after: after ?? '',
    locale,
  }
  return String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== '')))
}

export function journalAddress(query: string, format: 'csv' | 'json' = 'json'): string {
  return `/api${JOURNAL_PATH}${format === 'csv' ? '/csv' : ''}?${query}`
}

function midnight(day: string, later: number): string {
  const moment = new Date(`${day}T00:00:00`)
  moment.setDate(moment.getDate() + later)
  return moment.toISOString()
}
