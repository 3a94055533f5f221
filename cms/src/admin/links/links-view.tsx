import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { LINKS_PATH } from '../../links/dead-link-list'
import { SiteListView } from '../site-list/site-list-view'
import { LinksTable } from './links-table'

export function LinksView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={LINKS_PATH}
      title="links"
      lead="linksLead"
      mayRead={(user) => staffOf(user) !== undefined}
    >
      <LinksTable />
    </SiteListView>
  )
}
