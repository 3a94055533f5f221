import type { Client } from 'pg'
import { copyRows, type Value } from './copy-rows'
import { copyVersions } from './copy-versions'
import type { SampleCountry } from './countries'
import { continueIds, nextId } from './in-bulk'
import { SAMPLE_LOCALES, sampleArticle, type SampleArticle, sampleText } from './samples'

export interface Articles {
  first: number
  count: number
  factsOf(n: number): SampleArticle
}

interface Around {
  count: number
  countries: readonly SampleCountry[]
  firstPicture: number
  pictures: number
  now: Date
}

export async function copyArticles(client: Client, around: Around): Promise<Articles> {
  const { count, countries, pictures } = around
  const first = await nextId(client, 'news')
  const factsOf = (n: number) => sampleArticle(n, { articles: count, pictures, countries: countries.length })
  const articles = { first, count, factsOf }
  await copyRows(
    client,
    'news',
    [
      'id',
      'cover_id',
      'type',
      'category',
      'slug',
      'published_at',
      'all_countries',
      'updated_at',
      'created_at',
      '_status',
    ],
    mainRows(articles, around),
  )
  await copyRows(
    client,
    'news_locales',
    ['_parent_id', '_locale', 'title', 'summary', 'body'],
    textRows(articles),
  )
  await copyRows(
    client,
    'news_rels',
    ['order', 'parent_id', 'path', 'news_id', 'countries_id'],
    relationRows(articles, countries),
  )
  await copyVersions(client, first, first + count - 1)
  await continueIds(client, 'news')
  return articles
}

function* mainRows({ first, count, factsOf }: Articles, { firstPicture, now }: Around): Generator<Value[]> {
  for (let n = 0; n < count; n++) {
    const { cover, type, category, slug, publishedAt, countries } = factsOf(n)
    const toAll = countries.length === 0
    yield [first + n, firstPicture + cover, type, category, slug, publishedAt, toAll, now, now, 'published']
  }
}

function* textRows({ first, count }: Articles): Generator<Value[]> {
  for (let n = 0; n < count; n++) {
    for (const locale of SAMPLE_LOCALES) {
      const { title, summary, body } = sampleText(n, locale)
      yield [first + n, locale, title, summary, body]
    }
  }
}

function* relationRows(
  { first, count, factsOf }: Articles,
  countries: readonly SampleCountry[],
): Generator<Value[]> {
  for (let n = 0; n < count; n++) {
    const facts = factsOf(n)
    for (const [order, place] of facts.countries.entries()) {
      yield [order + 1, first + n, 'countries', null, countries[place]?.id ?? null]
    }
    for (const [order, other] of facts.related.entries()) {
      yield [order + 1, first + n, 'related', first + other, null]
    }
  }
}
