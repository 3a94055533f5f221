import type { AdminViewServerProps } from 'payload'
import { SUBMISSIONS_ADMIN_PATH } from '../../submissions/submissions-list'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { SiteListView } from '../site-list/site-list-view'
import { SubmissionsTable } from './submissions-table'

export function SubmissionsView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={SUBMISSIONS_ADMIN_PATH}
      title="submissions"
      lead="submissionsLead"
      mayRead={maySeeSubmissions}
    >
      <SubmissionsTable />
    </SiteListView>
  )
}
