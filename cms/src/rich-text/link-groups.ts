import type { RichText, RichTextNode } from '@carelane/main-api'
import { isArticleId, isRelativePath, isWebAddress } from '../fields/link-address'
import type { LexicalNode } from './lexical-node'
import { relatedId } from './picture-ids'

export type LinkedArticle = Omit<Extract<RichTextNode, { type: 'related-article' }>, 'type'>

export function toRelatedArticle(
  { article }: LexicalNode['fields'],
  articles: ReadonlyMap<number, LinkedArticle>,
): RichText {
  const found = articles.get(relatedId(article) ?? 0)
  return found ? [{ type: 'related-article', ...found }] : []
}

export function toCallToAction({ label, url }: LexicalNode['fields']): RichText {
  const href = typeof url === 'string' ? addressOf(url) : undefined
  return href && typeof label === 'string' && label !== '' ? [{ type: 'call-to-action', label, href }] : []
}

/** [2.2#24]–[2.2#26] */
function addressOf(url: string): string | undefined {
  if (isWebAddress(url)) return url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  if (isArticleId(url)) return `/detail/${url}/`
  if (!isRelativePath(url)) return undefined
  const [, path = '', rest = ''] = /^\/?([^?#]*?)\/?((?:[?#].*)?)$/.exec(url) ?? []
  return `/${path}/${rest}`
}
