import type { Answer } from '../answer'
import { NotFound } from '../../queries/not-found'
import { findArticle, findRelated } from '../../queries/article'
import { articleTags, toSummaries } from '../../queries/article-list'
import { findEdition } from '../../queries/edition'
import { richTextReader } from '../rich-text-reader'

export const article: Answer<'article'> = async (db, { shortName, type, key }) => {
  const edition = await findEdition(db, shortName)
  const found = await findArticle(db, edition, { key, type })
  if (!found) throw new NotFound('There is no such article here.', ['news'])
  const [related, reader] = await Promise.all([
    findRelated(db, edition, found),
    richTextReader(db, edition, [found.body]),
  ])
  const { lists, tags } = await toSummaries(db, edition, [[found], related.news, related.tips])
  const [[summary] = [], relatedNews = [], relatedTips = []] = lists
  if (!summary) throw new NotFound('There is no such article here.', ['news'])
  return {
    result: {
      ...summary,
      updatedAt: found.updatedAt.toISOString(),
      body: reader.read(found.body),
      relatedNews,
      relatedTips,
      seo: { title: found.seoTitle, description: found.seoDescription },
      countries: found.countries,
    },
    // The newest replace missing related articles.
    tags: ['news', ...articleTags(lists.flat()), ...tags, ...reader.tags],
  }
}
