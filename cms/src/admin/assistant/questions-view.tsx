import type { AdminViewServerProps } from 'payload'
import { QUESTIONS_ADMIN_PATH } from '../../assistant/questions-list'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { SiteListView } from '../site-list/site-list-view'
import { QuestionsTable } from './questions-table'

export function QuestionsView(view: AdminViewServerProps) {
  return (
    <SiteListView
      view={view}
      path={QUESTIONS_ADMIN_PATH}
      title="questions"
      lead="questionsLead"
      mayRead={maySeeSubmissions}
    >
      <QuestionsTable />
    </SiteListView>
  )
}
