import type { Client } from 'pg'
import { cutPassages } from '../search/index/cut-passages'
import { toEntry, toVocabularyWord, type VocabularyWord } from '../search/index/entry'
import { toRow } from '../search/index/write-documents'
import type { Articles } from './articles'
import { copyRows, type Value } from './copy-rows'
import type { SampleCountry } from './countries'
import { withoutGinIndexes } from './in-bulk'
import { SAMPLE_LOCALES, sampleText } from './samples'

const COLUMNS = [
  'collection',
  'document_id',
  'locale',
  'kind',
  'countries',
  'slot',
  'standing',
  'url',
  'published_at',
  'title_key',
  'title_words',
  'words',
  'title',
  'text',
  'keywords',
  'vocabulary',
  'passages',
  'short_answer',
] as const

type Counted = VocabularyWord & { documents: number; titles: number }

export async function copySearchEntries(
  client: Client,
  articles: Articles,
  countries: readonly SampleCountry[],
): Promise<void> {
  const words = new Map<string, Counted>()
  await withoutGinIndexes(client, 'search.documents', () =>
    copyRows(client, 'search.documents', COLUMNS, documentRows(articles, countries, words)),
  )
  await client.query('CREATE TEMPORARY TABLE counted (LIKE search.words) ON COMMIT DROP')
  await copyRows(
    client,
    'counted',
    ['locale', 'word', 'stem', 'written', 'spelling', 'documents', 'titles'],
    [...words.values()].map((word) => [
      word.locale,
      word.word,
      word.stem,
      word.written,
      word.spelling,
      word.documents,
      word.titles,
    ]),
  )
  await client.query(
    `INSERT INTO search.words SELECT * FROM counted
    ON CONFLICT (locale, word) DO UPDATE SET documents = words.documents + excluded.documents,
      titles = words.titles + excluded.titles`,
  )
}

function* documentRows(
  { first, count, factsOf }: Articles,
  countries: readonly SampleCountry[],
  words: Map<string, Counted>,
): Generator<Value[]> {
  for (let n = 0; n < count; n++) {
    const facts = factsOf(n)
    const codes = facts.countries.map((place) => countries[place]?.code ?? '')
    for (const locale of SAMPLE_LOCALES) {
      const { title, summary, text, body } = sampleText(n, locale)
      const entry = toEntry({
        collection: 'news',
        id: first + n,
        locale,
        kind: facts.type,
        countries: codes.length > 0 ? codes : null,
        slot: String(first + n),
        standing: 0,
        url: String(first + n),
        publishedAt: facts.publishedAt,
        title,
        keywords: '',
        shortAnswer: null,
        text: `${summary} ${text}`,
        passages: cutPassages([summary, body], locale),
      })
      const inTitle = new Set(entry.titleKey.split(' '))
      for (const [word, written] of entry.vocabulary) {
        const known = words.get(`${locale} ${word}`) ?? {
          ...toVocabularyWord(locale, word, written),
          documents: 0,
          titles: 0,
        }
        known.documents++
        if (inTitle.has(word)) known.titles++
        words.set(`${locale} ${word}`, known)
      }
      const row = { ...toRow(entry), passages: JSON.stringify(entry.passages) }
      yield COLUMNS.map((column) => row[column])
    }
  }
}
