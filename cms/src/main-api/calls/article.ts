import type { Answer } from '../answer'
import { NotFound } from '../not-found'
import { findArticle, findRelated } from '../queries/article'
import { articleTags, toSummaries } from '../queries/article-list'
import { findEdition } from '../queries/edition'
import { findPictures, pictureTags } from '../queries/pictures'
import { inCountry } from '../rich-text/in-country'
import { pictureIds } from '../rich-text/picture-ids'
import { toRichText } from '../rich-text/to-rich-text'

export const article: Answer<'article'> = async (db, { shortName, type, key }) => {
  const edition = await findEdition(db, shortName)
  const found = await findArticle(db, edition, { key, type })
  if (!found) throw new NotFound('There is no such article here.', ['news'])
  const [related, pictures] = await Promise.all([
    findRelated(db, edition, found),
    findPictures(db, pictureIds(found.body), edition.locale),
  ])
  const { lists, tags } = await toSummaries(db, edition, [[found], related.news, related.tips])
  const [[summary] = [], relatedNews = [], relatedTips = []] = lists
  if (!summary) throw new NotFound('There is no such article here.', ['news'])
  return {
    result: {
      ...summary,
      updatedAt: found.updatedAt.toISOString(),
      body: inCountry(toRichText(found.body, pictures), shortName),
      relatedNews,
      relatedTips,
      seo: { title: found.seoTitle, description: found.seoDescription },
      countries: found.countries,
    },
    // Beside its own: the newest articles stand where none was chosen, so any publication may change it.
    tags: ['news', ...articleTags(lists.flat()), ...tags, ...pictureTags(pictures)],
  }
}
