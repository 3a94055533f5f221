import type { ClientBase } from 'pg'
import type { SearchDocument } from './document'
import { type Entry, toEntry, toVocabularyWord } from './entry'

/**
 * Puts these documents in the place of all that the index holds of these ids; those without a document disappear.
 * Only within a transaction that holds the indexer's lock: the vocabulary counts the documents of each word.
 */
export async function writeDocuments(
  client: ClientBase,
  collection: string,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const entries = documents.map(toEntry)
  const gone = await client.query<{ locale: string; vocabulary: string[] }>(
    'DELETE FROM search.documents WHERE collection = $1 AND document_id = ANY ($2) RETURNING locale, vocabulary',
    [collection, ids],
  )
  await client.query(INSERT_DOCUMENTS, [JSON.stringify(entries.map(toRow))])
  await countWords(client, gone.rows, entries)
}

/** An entry as the columns of `search.documents`. */
export function toRow(entry: Entry) {
  return {
    collection: entry.collection,
    document_id: entry.id,
    locale: entry.locale,
    kind: entry.kind,
    countries: entry.countries,
    slot: entry.slot,
    standing: entry.standing,
    url: entry.url,
    published_at: entry.publishedAt.toISOString(),
    title_key: entry.titleKey,
    title_words: entry.titleWords,
    words: entry.words,
    title: entry.title,
    text: entry.text,
    keywords: entry.keywords,
    vocabulary: [...entry.vocabulary.keys()],
  }
}

const INSERT_DOCUMENTS =
  'INSERT INTO search.documents SELECT * FROM jsonb_populate_recordset(NULL::search.documents, $1::jsonb)'

async function countWords(
  client: ClientBase,
  gone: readonly { locale: string; vocabulary: string[] }[],
  entries: readonly Entry[],
): Promise<void> {
  const changes = new Map<string, number>()
  const count = (locale: string, word: string, by: number) => {
    const key = `${locale} ${word}`
    changes.set(key, (changes.get(key) ?? 0) + by)
  }
  for (const { locale, vocabulary } of gone) for (const word of vocabulary) count(locale, word, -1)
  for (const { locale, vocabulary } of entries) for (const word of vocabulary.keys()) count(locale, word, 1)

  const added = entries.flatMap(({ locale, vocabulary }) =>
    [...vocabulary].flatMap(([word, written]) => {
      const documents = changes.get(`${locale} ${word}`) ?? 0
      changes.delete(`${locale} ${word}`)
      return documents === 0 ? [] : [{ ...toVocabularyWord(locale, word, written), documents }]
    }),
  )
  const removed = [...changes].map(([key, documents]) => {
    const [locale = '', word = ''] = key.split(' ')
    return { locale, word, documents }
  })
  await client.query(
    `INSERT INTO search.words SELECT * FROM jsonb_populate_recordset(NULL::search.words, $1::jsonb)
    ON CONFLICT (locale, word) DO UPDATE SET documents = words.documents + excluded.documents`,
    [JSON.stringify(added)],
  )
  await client.query(
    `UPDATE search.words w SET documents = w.documents + change.documents
    FROM jsonb_populate_recordset(NULL::search.words, $1::jsonb) change
    WHERE w.locale = change.locale AND w.word = change.word`,
    [JSON.stringify(removed)],
  )
  await client.query(
    'DELETE FROM search.words WHERE documents <= 0 AND (locale, word) IN (SELECT locale, word FROM jsonb_populate_recordset(NULL::search.words, $1::jsonb))',
    [JSON.stringify(removed)],
  )
}
