import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import styles from '../submissions/submissions.module.css'
import { sayBy } from '../words/say'
import { QuestionsTable } from './questions-table'

/** What visitors asked the assistant and said how it answered: `/admin/assistant-questions`. */
export function QuestionsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, i18n, payload } = req
  // Payload leaves it to a view of our own who sees it.
  if (!user) redirect('/admin/login?redirect=/admin/assistant-questions')
  if (!maySeeSubmissions(user)) redirect('/admin')
  const say = sayBy(i18n.t)
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <Gutter className={styles.page ?? ''}>
        <h1>{say('questions')}</h1>
        <p>{say('questionsLead')}</p>
        <QuestionsTable />
      </Gutter>
    </DefaultTemplate>
  )
}
