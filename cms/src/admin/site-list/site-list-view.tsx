import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps, TypedUser } from 'payload'
import type { ReactNode } from 'react'
import type { InterfaceText } from '@carelane/messages/admin'
import { interfaceTexts } from '../interface-texts'
import styles from './site-list.module.css'

interface SiteListViewProps {
  view: AdminViewServerProps
  path: string
  title: InterfaceText
  lead: InterfaceText
  mayRead: (user: TypedUser) => boolean
  children: ReactNode
}

export function SiteListView({ view, path, title, lead, mayRead, children }: SiteListViewProps) {
  const { initPageResult, params, searchParams } = view
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { user, i18n, payload } = req
  // Payload does not protect custom views.
  if (!user) redirect(`/admin/login?redirect=/admin${path}`)
  if (!mayRead(user)) redirect('/admin')
  const say = interfaceTexts(i18n.t)
  return (
    <DefaultTemplate
      {...{ i18n, locale, params, payload, permissions, req, searchParams, user, visibleEntities }}
    >
      <Gutter className={styles.page ?? ''}>
        <h1>{say(title)}</h1>
        <p>{say(lead)}</p>
        {children}
      </Gutter>
    </DefaultTemplate>
  )
}
