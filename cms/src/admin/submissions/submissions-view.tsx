import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { sayBy } from '../words/say'
import { SubmissionsTable } from './submissions-table'
import styles from './submissions.module.css'

/** What visitors handed in that waits or was refused: `/admin/submissions`. */
export function SubmissionsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, i18n, payload } = req
  // Payload leaves it to a view of our own who sees it.
  if (!user) redirect('/admin/login?redirect=/admin/submissions')
  if (!maySeeSubmissions(user)) redirect('/admin')
  const say = sayBy(i18n.t)
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <Gutter className={styles.page ?? ''}>
        <h1>{say('submissions')}</h1>
        <p>{say('submissionsLead')}</p>
        <SubmissionsTable />
      </Gutter>
    </DefaultTemplate>
  )
}
