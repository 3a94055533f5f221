import { PREVIEW_SEGMENT, type Draft } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { ComponentType } from 'react'
import { fetchDraft } from '@/content/draft-client'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { LandingPage } from '@/landing/landing-page'
import { EditionChoice } from './edition-choice'
import { FollowsEditor } from './follows-editor'
import { MomentBar } from './moment-bar'
import { momentPage, type MomentPageName } from './moment-pages'
import { QuickLinkList } from './quick-link-list'
import { readPass } from './read-pass'
import { SearchSnippet } from './search-snippet'
import styles from './preview.module.css'

export type PageDraft = Extract<
  Draft['draft'],
  { kind: 'article' | 'faq' | 'policy' | 'legal' | 'ad' | 'menu' | 'finder' }
>

interface PreviewPageProps {
  token: string
  /** Of those that can be seen as of a time. */
  page: unknown
  DraftPage: ComponentType<{ draft: PageDraft }>
  MomentPage: ComponentType<{ page: MomentPageName }>
}

export async function PreviewPage({ token, page: asked, DraftPage, MomentPage }: PreviewPageProps) {
  const { lang } = await currentVisit()
  const pass = readPass(token)
  if (pass?.at) {
    const page = momentPage(asked)
    return (
      <>
        <MomentBar at={pass.at} token={token} page={page} />
        <MomentPage page={page} />
      </>
    )
  }
  const found = pass && (await fetchDraft(lang, token))
  if (!found) notFound()
  const t = await getTranslations('preview')
  const hrefOf = (section: string) =>
    `${pathOf([section, PREVIEW_SEGMENT])}?${new URLSearchParams({ token })}`
  const choices = found.editions.map((edition) => ({ href: hrefOf(edition.lang), name: edition.name }))
  return (
    <>
      <FollowsEditor admin={pass.admin} />
      {choices.length > 1 && <EditionChoice label={t('language')} choices={choices} chosen={hrefOf(lang)} />}
      <DraftContent draft={found.draft} DraftPage={DraftPage} />
    </>
  )
}

async function Notice({ why }: { why: Extract<Draft['draft'], { kind: 'notice' }>['why'] }) {
  const t = await getTranslations('preview')
  return <p className={`page ${styles.notice}`}>{t(`notice.${why}`)}</p>
}

interface DraftContentProps extends Pick<PreviewPageProps, 'DraftPage'> {
  draft: Draft['draft']
}

function DraftContent({ draft, DraftPage }: DraftContentProps) {
  switch (draft.kind) {
    case 'landing':
      return <LandingPage page={draft.content} />
    case 'quick-link':
      return <QuickLinkList links={draft.links} own={draft.own} />
    case 'seo':
      return <SearchSnippet entry={draft.entry} />
    case 'notice':
      return <Notice why={draft.why} />
    default:
      return <DraftPage draft={draft} />
  }
}
