import { renderCover } from '../pictures/render'
import { inEach } from '../localized'
import { toLexical } from '../notation/lexical'
import type { Seedling } from '../seed-once'
import type { SeedArticle } from './article'
import { typeOf } from './article-path'
import { ARTICLE_PATHS } from './article-paths'

/** An article and its cover. `countries` are the ids of those that show it; null shows it in all. */
export function articleSeedling(article: SeedArticle, countries: number[] | null): Seedling {
  const { slug, category, texts } = article
  return {
    key: `article:${slug}`,
    collection: 'news',
    existing: { slug: { equals: slug } },
    content: async ({ addPicture }) => ({
      slug,
      category,
      type: typeOf(article),
      publishedAt: `${article.publishedOn}T08:00:00.000Z`,
      title: inEach(texts, ({ title }) => title),
      summary: inEach(texts, ({ summary }) => summary),
      body: inEach(texts, ({ body }) => toLexical(body, (target) => ARTICLE_PATHS.get(target))),
      cover: await addPicture({
        name: `${slug}.webp`,
        alt: inEach(texts, ({ coverAlt }) => coverAlt),
        data: await renderCover(article.cover),
      }),
      allCountries: countries === null,
      countries: countries ?? [],
      _status: 'published',
    }),
  }
}
