import type { Locale } from '@carelane/countries'
import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../src/migrator/migrate'
import { OFFLINE_SETTINGS } from '../../src/settings'
import { writeDocuments } from '../../src/search/index/write-documents'
import { searchDocuments } from '../../src/search/query/search-documents'
import { rank } from '../../src/search/query/rank'
import { corpus } from './corpus/corpus'
import { type Question, QUESTIONS } from './questions'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase('search_quality')
  await migrate({ ...OFFLINE_SETTINGS, connectionString: database.url, logLevel: 'fatal' })
  client = new Client({ connectionString: database.url })
  await client.connect()
  const documents = corpus()
  await writeDocuments(client, 'faqs', [...new Set(documents.map(({ id }) => id))], documents)
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

interface Asked {
  locale: Locale
  question: Question
}

function questions(part: 'tuned' | 'held out'): Asked[] {
  return Object.entries(QUESTIONS).flatMap(([locale, list]) =>
    list
      .filter((_, index) => (index % 3 === 2) === (part === 'held out'))
      .map((question) => ({ locale: locale as Locale, question })),
  )
}

async function misses(asked: readonly Asked[]): Promise<string[]> {
  const missed: string[] = []
  for (const { locale, question } of asked) {
    const [text, expected] = question
    const { candidates } = await searchDocuments({
      db: client,
      edition: { country: 'ng', locale },
      text,
      onlyQuickLinks: false,
    })
    const [first] = rank(candidates, [], locale)
    if (first?.url !== expected || first.locale !== locale) {
      missed.push(`${locale} “${text}”: ${first?.url ?? 'nothing'} instead of ${expected}`)
    }
  }
  return missed
}

describe('the expected document comes first', () => {
  test('for all questions that the search was tuned on', async () => {
    const asked = questions('tuned')
    expect(asked.length).toBeGreaterThanOrEqual(60)
    expect(await misses(asked)).toEqual([])
  })

  test('for nearly all questions that were held out', async () => {
    const asked = questions('held out')
    expect(asked.length).toBeGreaterThanOrEqual(30)
    const missed = await misses(asked)
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(asked.length * 0.15)
  })
})
