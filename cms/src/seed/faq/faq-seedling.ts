import { ARTICLE_PATHS } from '../articles/article-paths'
import { inEach } from '../localized'
import { toLexical } from '../notation/lexical'
import type { Seedling } from '../seed-once'
import type { SeedFaq } from './faqs'

/** A question for all countries. What it names and an editor has deleted since is left out. */
export function faqSeedling(faq: SeedFaq): Seedling {
  const { slug, topic, order, products, texts } = faq
  return {
    key: `faq:${slug}`,
    collection: 'faqs',
    existing: { question: { equals: texts.en.question } },
    content: async ({ seeded }) => {
      const idsOf = (collection: 'faqs' | 'news', keys: string[]) =>
        Promise.all(keys.map((key) => seeded(collection, key)))
      const related = await idsOf(
        'faqs',
        (faq.related ?? []).map((name) => `faq:${name}`),
      )
      const articles = await idsOf(
        'news',
        (faq.relatedArticles ?? []).map((name) => `article:${name}`),
      )
      return {
        question: inEach(texts, ({ question }) => question),
        answer: inEach(texts, ({ answer }) => toLexical(answer, (target) => ARTICLE_PATHS.get(target))),
        topic,
        order,
        products: [...products],
        related: related.filter((id) => id !== undefined),
        relatedArticles: articles.filter((id) => id !== undefined),
        allCountries: true,
        _status: 'published',
      }
    },
  }
}
