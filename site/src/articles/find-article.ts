import type { Article } from '@carelane/main-api'
import { notFound, permanentRedirect } from 'next/navigation'
import { getArticle } from '@/content/news'
import { currentVisit } from '@/i18n/visit'
import { detailHref, type DetailPage } from '@/links/href'
import { detailPageOf } from './card'

export async function findArticle(page: DetailPage, segment: string): Promise<Article> {
  const { lang } = await currentVisit()
  const key = decoded(segment)
  const article = key === null ? null : await getArticle(lang, key)
  if (!article) notFound()
  const canonical = articleHref(lang, article)
  if (detailHref(lang, page, key ?? '') !== canonical) permanentRedirect(canonical)
  return article
}

export function articleHref(lang: string, { type, slug }: Pick<Article, 'type' | 'slug'>): string {
  return detailHref(lang, detailPageOf(type), slug)
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
