import type { AdminViewServerProps } from 'payload'
import { ABUSE_ADMIN_PATH } from '../../abuse/abuse-admin'
import { isAdministrator } from '../../access/staff'
import { SiteListView } from '../site-list/site-list-view'
import { AbusePanels } from './abuse-panels'

export function AbuseView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={ABUSE_ADMIN_PATH}
      title="abuse"
      lead="abuseLead"
      mayRead={isAdministrator}
    >
      <AbusePanels />
    </SiteListView>
  )
}
