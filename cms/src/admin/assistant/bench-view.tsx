import type { AdminViewServerProps } from 'payload'
import { BENCH_ADMIN_PATH } from '../../assistant/bench'
import { benchSections } from '../../assistant/bench-sections'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { SiteListView } from '../site-list/site-list-view'
import { Bench } from './bench'
import { Scores } from './scores'

export async function BenchView(view: AdminViewServerProps) {
  const { payload, user, i18n } = view.initPageResult.req
  return (
    <SiteListView
      view={view}
      path={BENCH_ADMIN_PATH}
      title="bench"
      lead="benchLead"
      mayRead={maySeeSubmissions}
    >
      <Bench sections={await benchSections(payload, user, i18n.language)} />
      <Scores />
    </SiteListView>
  )
}
