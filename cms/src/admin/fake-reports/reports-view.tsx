import type { AdminViewServerProps } from 'payload'
import { REPORTS_ADMIN_PATH } from '../../fake-reports/reports-list'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { SiteListView } from '../site-list/site-list-view'
import { ReportsTable } from './reports-table'

export function ReportsView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={REPORTS_ADMIN_PATH}
      title="fakes"
      lead="fakesLead"
      mayRead={maySeeSubmissions}
    >
      <ReportsTable />
    </SiteListView>
  )
}
