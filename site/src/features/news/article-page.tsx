import type { Article } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/i18n/formats'
import { currentVisit } from '@/i18n/visit'
import { AdBanner } from '@/shell/ads/ad-banner'
import { Breadcrumbs } from '@/shell/breadcrumbs/breadcrumbs'
import { AppLink } from '@/links/app-link'
import { href } from '@/links/href'
import { WithCodes } from '@/ui/codes/with-codes'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { RichText } from '@/ui/rich-text/rich-text'
import { detailPageOf } from '@/articles/card'
import { articleHref } from '@/articles/find-article'
import { languageOfText } from '@/i18n/language-of-text'
import { RelatedArticles } from './related-articles'
import styles from './article-page.module.css'

export async function ArticlePage({ article }: { article: Article }) {
  const { lang, locale } = await currentVisit()
  const t = await getTranslations('news')
  const articles = await getTranslations('articles')
  const common = await getTranslations('common')
  const language = languageOfText(article.locale, locale)
  const page = detailPageOf(article.type)
  return (
    <>
      <AdBanner slot="top" page={page} />
      <Breadcrumbs
        name={article.title}
        path={articleHref(lang, article)}
        language={language}
        trail={[
          { name: t(`${article.type}Title`), path: href(lang, article.type) },
          {
            name: articles(`category.${article.category}`),
            path: href(lang, article.type, { category: article.category }),
          },
        ]}
      />
      <article className={`page ${styles.article}`}>
        <header className={styles.head}>
          <AppLink
            href={href(lang, article.type, { category: article.category })}
            className={styles.category}
          >
            {articles(`category.${article.category}`)}
          </AppLink>
          <h1 {...language}>
            <WithCodes text={article.title} />
          </h1>
          <ArticleDates article={article} />
          {article.locale !== locale && (
            <p className={styles.inEnglish}>
              <Icon name="globe" size={20} />
              {articles('inEnglish')}
            </p>
          )}
        </header>
        <div className={styles.cover}>
          <Picture
            picture={article.cover}
            ratio="16 / 9"
            sizes="(width >= 48rem) 44rem, 100vw"
            first
            decorative
          />
        </div>
        <div {...language} className={styles.body}>
          <p className={styles.summary}>
            <WithCodes text={article.summary} />
          </p>
          <div>
            <RichText nodes={article.body} words={{ hint: common('hint'), warning: common('warning') }} />
          </div>
        </div>
      </article>
      <RelatedArticles id="related-news" title={t('relatedNews')} articles={article.relatedNews} />
      <RelatedArticles id="related-tips" title={t('relatedTips')} articles={article.relatedTips} />
      <AdBanner slot="bottom" page={page} />
    </>
  )
}

async function ArticleDates({ article: { publishedAt, updatedAt } }: { article: Article }) {
  const { region } = await currentVisit()
  const t = await getTranslations('news')
  const articles = await getTranslations('articles')
  const published = formatDay(publishedAt, region)
  const updated = formatDay(updatedAt, region)
  const isUpdated = updated !== published && updatedAt > publishedAt
  return (
    <p className={styles.dates}>
      <time dateTime={publishedAt}>{t('published', { date: published })}</time>
      {isUpdated && <time dateTime={updatedAt}>{articles('updated', { date: updated })}</time>}
    </p>
  )
}
