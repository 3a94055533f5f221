import type { ArticleType } from '@carelane/main-api'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { Tabs } from '@/ui/tabs/tabs'
import { ArticleList } from './article-list'
import { articlesUpTo } from './article-pages'
import { cardsOf } from '@/articles/card'
import { listTabs } from './list-tabs'
import { moreOf } from './more-articles'
import { readListQuery, type ListQuery } from './list-query'
import styles from './list-page.module.css'

interface ListPageProps {
  type: ArticleType
  query: Record<string, unknown>
}

/** `/news/` with tabs [2.4#9], `/tips/` with categories [2.4#3]; Load more [2.4#10]. */
export async function ListPage({ type, query }: ListPageProps) {
  const visit = await currentVisit()
  const asked = readListQuery(type, query)
  const pages = await articlesUpTo(visit.lang, type, asked)
  if (!pages) notFound()
  const t = await getTranslations('news')
  const cards = cardsOf(pages.articles, visit)
  const more = moreOf(visit.lang, type, { ...asked, page: pages.page }, pages.hasMore)
  return (
    <>
      <AdBanner slot="top" page={type} />
      <ListTrail type={type} category={asked.category} />
      <div className={`page ${styles.list}`}>
        <header className={styles.head}>
          <h1>{t(`${type}Title`)}</h1>
          <p>{t(`${type}Lead`)}</p>
        </header>
        <Tabs
          label={t(`tabs.${type}Label`)}
          tabs={await listTabs(visit.lang, type, asked.category)}
          link={AppLink}
        />
        {cards.length === 0 ? (
          <EmptyList type={type} />
        ) : (
          <ArticleList
            key={`${asked.category}-${pages.page}`}
            cards={cards}
            page={pages.page}
            more={more}
            shown={t('shown', { shown: cards.length, total: pages.total })}
            words={{ loadMore: t('loadMore'), loading: t('loadingMore'), failed: t('loadFailed') }}
          />
        )}
      </div>
      <AdBanner slot="bottom" page={type} />
    </>
  )
}

async function ListTrail({ type, category }: { type: ArticleType } & Pick<ListQuery, 'category'>) {
  const { lang } = await currentVisit()
  const t = await getTranslations('news')
  const articles = await getTranslations('articles')
  const all = { name: t(`${type}Title`), path: href(lang, type) }
  return category ? (
    <Breadcrumbs
      name={articles(`category.${category}`)}
      path={href(lang, type, { category })}
      trail={[all]}
    />
  ) : (
    <Breadcrumbs {...all} />
  )
}

async function EmptyList({ type }: { type: ArticleType }) {
  const { lang, countryInfo } = await currentVisit()
  const t = await getTranslations('news')
  const country = countryInfo.countryName
  return (
    <div className={styles.empty}>
      <h2>{t('empty')}</h2>
      <p>{type === 'news' ? t('emptyNews', { country }) : t('emptyTips', { country })}</p>
      <AppLink href={href(lang, type)}>{type === 'news' ? t('seeAllNews') : t('seeAllTips')}</AppLink>
    </div>
  )
}
