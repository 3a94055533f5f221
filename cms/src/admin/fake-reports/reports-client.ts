import { fakeReportDone, type FakeReportDone } from '@carelane/main-api'
import { REPORTS_ADMIN_PATH, reportsList } from '../../fake-reports/reports-list'
import { type Failure, siteListClient, tellSite } from '../site-list/site-list-client'

const ADDRESS = `/api${REPORTS_ADMIN_PATH}`

export const fetchReports = siteListClient(ADDRESS, reportsList)

export function finishReport(id: string): Promise<FakeReportDone | Failure> {
  return tellSite(`${ADDRESS}/${id}/done`, fakeReportDone)
}
