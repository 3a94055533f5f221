import type { Metadata } from 'next'
import { currentVisit } from '@/i18n/visit'
import { type DetailPage } from '@/links/href'
import { describeToMachines } from '@/platform/render-context'
import { pageMetadata } from '@/shell/metadata'
import { articleData } from '@/shell/structured-data/article-data'
import { howTo } from '@/shell/structured-data/how-to'
import { articleHref, findArticle } from '@/articles/find-article'

export async function articleMetadata(page: DetailPage, segment: string): Promise<Metadata> {
  const article = await findArticle(page, segment)
  const visit = await currentVisit()
  const { lang } = visit
  const { cover, publishedAt, updatedAt } = article
  describeToMachines(articleData(article, articleHref(lang, article), visit))
  const steps = howTo(article)
  if (steps) describeToMachines(steps)
  return pageMetadata({
    path: (other) => articleHref(other, article),
    title: article.seo.title ?? article.title,
    description: article.seo.description ?? article.summary,
    openGraph: {
      type: 'article',
      publishedTime: publishedAt,
      modifiedTime: updatedAt,
      images: [{ url: cover.src, width: cover.width, height: cover.height, alt: cover.alt }],
    },
  })
}
