import { PREVIEW_SEGMENT, type Draft } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { fetchDraft } from '@/content/draft-client'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { FaqPage } from '../faq/faq-page'
import { HomePage } from '../home/home-page'
import { LandingPage } from '@/landing/landing-page'
import { LegalPage } from '../legal/legal-page'
import { ArticlePage } from '../news/article-page'
import { PolicyPage } from '../policy/policy-page'
import { WarrantyPage } from '../warranty-check/warranty-page'
import { EditionChoice } from './edition-choice'
import { FollowsEditor } from './follows-editor'
import { QuickLinkList } from './quick-link-list'
import { readPass } from './read-pass'
import { SearchSnippet } from './search-snippet'
import styles from './preview.module.css'

export async function PreviewPage({ token }: { token: string }) {
  const { lang } = await currentVisit()
  const pass = readPass(token)
  const found = pass && (await fetchDraft(lang, token))
  if (!found) notFound()
  const t = await getTranslations('header')
  const hrefOf = (section: string) =>
    `${pathOf([section, PREVIEW_SEGMENT])}?${new URLSearchParams({ token })}`
  const choices = found.editions.map((edition) => ({ href: hrefOf(edition.lang), name: edition.name }))
  return (
    <>
      <FollowsEditor admin={pass.admin} />
      {choices.length > 1 && <EditionChoice label={t('language')} choices={choices} chosen={hrefOf(lang)} />}
      <DraftContent draft={found.draft} />
    </>
  )
}

async function Notice({ why }: { why: Extract<Draft['draft'], { kind: 'notice' }>['why'] }) {
  const t = await getTranslations('preview')
  return <p className={`page ${styles.notice}`}>{t(`notice.${why}`)}</p>
}

function DraftContent({ draft }: { draft: Draft['draft'] }) {
  switch (draft.kind) {
    case 'article':
      return <ArticlePage article={draft.content} />
    case 'landing':
      return <LandingPage page={draft.content} />
    case 'faq':
      return <FaqPage faq={draft.content} />
    case 'policy':
      return <PolicyPage policy={draft.content} />
    case 'legal':
      return <LegalPage page={draft.content} />
    // Banners and menus are part of every page, whose content has the draft.
    case 'ad':
      return draft.page === 'home' ? <HomePage /> : <WarrantyPage query={{}} />
    case 'menu':
      return <HomePage />
    case 'quick-link':
      return <QuickLinkList links={draft.links} own={draft.own} />
    case 'seo':
      return <SearchSnippet entry={draft.entry} />
    case 'notice':
      return <Notice why={draft.why} />
  }
}
