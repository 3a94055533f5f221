import { renderCover } from '../pictures/render'
import { toLexical } from '../notation/lexical'
import type { Seedling } from '../seed-once'
import type { ArticleText, SeedArticle } from './article'
import { typeOf } from './article-path'
import { ARTICLE_PATHS } from './article-paths'

/** An article and its cover. `countries` are the ids of those that show it; null shows it in all. */
export function articleSeedling(article: SeedArticle, countries: number[] | null): Seedling {
  const { slug, category, texts } = article
  const inEach = (write: (text: ArticleText) => unknown) =>
    Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, write(text)]))
  return {
    key: `article:${slug}`,
    collection: 'news',
    existing: { slug: { equals: slug } },
    content: async ({ addPicture }) => ({
      slug,
      category,
      type: typeOf(article),
      publishedAt: `${article.publishedOn}T08:00:00.000Z`,
      title: inEach(({ title }) => title),
      summary: inEach(({ summary }) => summary),
      body: inEach(({ body }) => toLexical(body, (target) => ARTICLE_PATHS.get(target))),
      cover: await addPicture({
        name: `${slug}.webp`,
        alt: inEach(({ coverAlt }) => coverAlt),
        data: await renderCover(article.cover),
      }),
      allCountries: countries === null,
      countries: countries ?? [],
      _status: 'published',
    }),
  }
}
