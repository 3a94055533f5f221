import { articlePath } from './article-path'
import { SEED_ARTICLES } from './articles'

/** From the slug of a seeded article to where it is read. */
export const ARTICLE_PATHS: ReadonlyMap<string, string> = new Map(
  SEED_ARTICLES.map((article) => [article.slug, articlePath(article)]),
)
