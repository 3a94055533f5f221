import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { RELEASES_PATH } from '../../releases/release-contract'
import { ownZone } from '../schedule/own-zone'
import { SiteListView } from '../site-list/site-list-view'
import { ReleasePage } from './release-page'
import { ReleasesTable } from './releases-table'

export async function ReleasesView(view: AdminViewServerProps) {
  const { release } = view.searchParams ?? {}
  const id = Number(release)
  const { payload, user } = view.initPageResult.req
  return (
    <SiteListView
      view={view}
      path={RELEASES_PATH}
      title="releases"
      lead="releasesLead"
      mayRead={(reader) => staffOf(reader) !== undefined}
    >
      {Number.isInteger(id) && id > 0 ? (
        <ReleasePage id={id} zone={await ownZone(payload, user)} />
      ) : (
        <ReleasesTable />
      )}
    </SiteListView>
  )
}
