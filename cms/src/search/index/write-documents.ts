import type { ClientBase } from 'pg'
import type { SearchDocument } from './document'
import { type Entry, toEntry, toVocabularyWord } from './entry'

/** Needs the indexer's lock, since the vocabulary counts documents. */
export async function writeDocuments(
  client: ClientBase,
  collection: string,
  ids: readonly number[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const entries = documents.map(toEntry)
  const gone = await client.query<Gone>(
    `DELETE FROM search.documents WHERE collection = $1 AND document_id = ANY ($2)
    RETURNING locale, vocabulary, title_key AS "titleKey"`,
    [collection, ids],
  )
  await client.query(INSERT_DOCUMENTS, [JSON.stringify(entries.map(toRow))])
  await countWords(client, gone.rows, entries)
}

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
    passages: entry.passages,
    short_answer: entry.shortAnswer,
  }
}

const INSERT_DOCUMENTS =
  'INSERT INTO search.documents SELECT * FROM jsonb_populate_recordset(NULL::search.documents, $1::jsonb)'

interface Gone {
  locale: string
  vocabulary: string[]
  titleKey: string
}

interface Change {
  locale: string
  word: string
  documents: number
  titles: number
}

async function countWords(
  client: ClientBase,
  gone: readonly Gone[],
  entries: readonly Entry[],
): Promise<void> {
  const changes = new Map<string, Change>()
  for (const { locale, vocabulary, titleKey } of gone) count(changes, locale, vocabulary, titleKey, -1)
  for (const { locale, vocabulary, titleKey } of entries)
    count(changes, locale, vocabulary.keys(), titleKey, 1)
  const written = new Map(
    entries.flatMap(({ locale, vocabulary }) =>
      [...vocabulary].map(([word, form]) => [`${locale} ${word}`, toVocabularyWord(locale, word, form)]),
    ),
  )
  const [added, removed]: [object[], Change[]] = [[], []]
  for (const [key, change] of changes) {
    const word = written.get(key)
    if (word) added.push({ ...word, ...change })
    else removed.push(change)
  }
  await client.query(ADD_WORDS, [JSON.stringify(added)])
  await client.query(REMOVE_WORDS, [JSON.stringify(removed)])
  await client.query(FORGET_WORDS, [JSON.stringify(removed)])
}

function count(
  changes: Map<string, Change>,
  locale: string,
  vocabulary: Iterable<string>,
  titleKey: string,
  by: 1 | -1,
): void {
  const title = new Set(titleKey.split(' '))
  for (const word of vocabulary) {
    const change = changes.get(`${locale} ${word}`) ?? { locale, word, documents: 0, titles: 0 }
    change.documents += by
    if (title.has(word)) change.titles += by
    changes.set(`${locale} ${word}`, change)
  }
}

const ADD_WORDS = `
  INSERT INTO search.words SELECT * FROM jsonb_populate_recordset(NULL::search.words, $1::jsonb)
  ON CONFLICT (locale, word) DO UPDATE
    SET documents = words.documents + excluded.documents, titles = words.titles + excluded.titles`

const REMOVE_WORDS = `
  UPDATE search.words w SET documents = w.documents + change.documents, titles = w.titles + change.titles
  FROM jsonb_populate_recordset(NULL::search.words, $1::jsonb) change
  WHERE w.locale = change.locale AND w.word = change.word`

const FORGET_WORDS = `
  DELETE FROM search.words w USING jsonb_populate_recordset(NULL::search.words, $1::jsonb) change
  WHERE w.locale = change.locale AND w.word = change.word AND w.documents <= 0`
