import { PREVIEW_SEGMENT, type Draft } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { currentVisit } from '@/i18n/visit'
import { pathOf } from '@/links/href'
import { FaqPage } from '../faq/faq-page'
import { LandingPage } from '../landing/landing-page'
import { LegalPage } from '../legal/legal-page'
import { ArticlePage } from '../news/article-page'
import { PolicyPage } from '../policy/policy-page'
import { fetchDraft } from './draft-client'
import { EditionChoice } from './edition-choice'
import { FollowsEditor } from './follows-editor'
import { readPass } from './read-pass'
import styles from './preview.module.css'

/** A draft in the page that will show it, for the frame in the cms. */
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
    case 'notice':
      return (
        <p lang="en" dir="ltr" className={`page ${styles.notice}`}>
          {draft.message}
        </p>
      )
  }
}
