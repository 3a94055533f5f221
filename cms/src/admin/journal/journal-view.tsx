import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { JOURNAL_PATH } from '../../journal/journal-list'
import { SiteListView } from '../site-list/site-list-view'
import { JournalTable } from './journal-table'

export function JournalView(view: AdminViewServerProps) {
  const { kind, document } = view.searchParams ?? {}
  return (
    <SiteListView
      view={view}
      path={JOURNAL_PATH}
      title="journal"
      lead="journalLead"
      mayRead={(user) => staffOf(user) !== undefined}
    >
      <JournalTable kind={one(kind)} document={one(document)} />
    </SiteListView>
  )
}

function one(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
