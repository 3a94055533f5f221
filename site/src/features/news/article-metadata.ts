import type { Metadata } from 'next'
import { currentVisit } from '@/i18n/visit'
import type { DetailPage } from '@/links/href'
import { pageMetadata } from '@/shell/metadata'
import { articleHref, findArticle } from './find-article'

export async function articleMetadata(page: DetailPage, segment: string): Promise<Metadata> {
  const article = await findArticle(page, segment)
  const { lang } = await currentVisit()
  const { cover, publishedAt, updatedAt } = article
  const metadata = await pageMetadata({
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
  // A slug may differ from language to language: the addresses of the others are not known here.
  return { ...metadata, alternates: { canonical: articleHref(lang, article) } }
}
