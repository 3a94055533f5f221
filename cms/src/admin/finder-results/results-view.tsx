import type { AdminViewServerProps } from 'payload'
import { RESULTS_ADMIN_PATH } from '../../finder-results/results-list'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { SiteListView } from '../site-list/site-list-view'
import { FinderResultsTable } from './results-table'

export function FinderResultsView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={RESULTS_ADMIN_PATH}
      title="finders"
      lead="findersLead"
      mayRead={maySeeSubmissions}
    >
      <FinderResultsTable />
    </SiteListView>
  )
}
