import type { SearchHit } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AppLink } from '@/links/app-link'
import { Icon } from '@/ui/icon/icon'
import { CopyArea } from '@/links/copy-area'
import type { FoundContent } from './find-content'
import { HitItem } from './hit-item'
import { searchHref } from '@/links/search-href'
import type { SearchQuery } from './search-query'
import styles from './search.module.css'

interface ResultsProps {
  asked: SearchQuery
  found: FoundContent
}

export async function Results({ asked, found }: ResultsProps) {
  const t = await getTranslations('search')
  const common = await getTranslations('common')
  const kindName = await kindNames()
  const articles = await getTranslations('articles')
  const { question } = asked
  const { hits, total, didYouMean } = found
  return (
    <CopyArea words={{ copied: common('copied'), failed: common('copyFailed') }}>
      <p className={styles.count}>
        {didYouMean === null
          ? t('count', { count: total, question })
          : t('mended', { asked: question, meant: didYouMean })}
      </p>
      <ol role="list" className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.target.href}>
            <HitItem
              hit={hit}
              kindName={kindName(hit.kind)}
              englishMark={articles('englishMark')}
              copyLabel={t('copy', { title: hit.title.map(({ text }) => text).join('') })}
            />
          </li>
        ))}
      </ol>
      <Pages asked={asked} pages={Math.ceil(total / found.size)} />
    </CopyArea>
  )
}

async function kindNames(): Promise<(kind: SearchHit['kind']) => string | null> {
  const t = await getTranslations('search.tab')
  const pages = await getTranslations('pages')
  return (kind) => {
    if (kind === 'more') return null
    return kind === 'tips' ? pages('tips') : t(kind)
  }
}

async function Pages({ asked, pages }: { asked: SearchQuery; pages: number }) {
  const { lang } = await currentVisit()
  const t = await getTranslations('common')
  const { page } = asked
  if (pages < 2) return null
  return (
    <nav aria-label={t('paging.label')} className={styles.pages}>
      {page > 1 && (
        <AppLink href={searchHref(lang, { ...asked, page: Math.min(page - 1, pages) })} rel="prev">
          <Icon name="back" size={20} />
          {t('paging.previous')}
        </AppLink>
      )}
      <span>{t('paging.page', { page, pages })}</span>
      {page < pages && (
        <AppLink href={searchHref(lang, { ...asked, page: page + 1 })} rel="next">
          {t('paging.next')}
          <Icon name="forward" size={20} />
        </AppLink>
      )}
    </nav>
  )
}
