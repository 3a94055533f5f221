import type { AdminViewServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { SiteListView } from '../site-list/site-list-view'
import { CoverageBoard } from './coverage-board'

export function CoverageView(view: AdminViewServerProps) {
  const { req, locale } = view.initPageResult
  const { user, payload, i18n } = req
  return (
    <SiteListView
      view={view}
      path="/coverage"
      title="coverage"
      lead="coverageLead"
      mayRead={(reader) => staffOf(reader) !== undefined}
    >
      {user && (
        <CoverageBoard
          reader={{ payload, user, i18n, locale: locale?.code ?? 'en' }}
          asked={Number(view.searchParams?.country)}
        />
      )}
    </SiteListView>
  )
}
