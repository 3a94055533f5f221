import { Client } from 'pg'
import { ADVISORY_LOCKS } from '../database/advisory-locks'
import { copyArticles } from './articles'
import { sampleCountries } from './countries'
import { withoutTriggers } from './in-bulk'
import { copyPictures } from './pictures'
import { SAMPLE_PREFIX } from './samples'
import { copySearchEntries } from './search-entries'

interface Wishes {
  articles: number
  pictures: number
  besideContent: boolean
  report: (line: string) => void
}

export class HasContent extends Error {
  override name = 'HasContent'
}

const TABLES = ['news', 'news_locales', 'news_rels', 'media', 'media_locales']

const ANALYZED = [...TABLES, '_news_v', '_news_v_locales', '_news_v_rels', 'search.documents', 'search.words']

export async function seedLarge(connectionString: string, wishes: Wishes): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  try {
    if (await hasSamples(client)) {
      wishes.report('The samples are there already.')
      return
    }
    if (!wishes.besideContent && (await hasContent(client))) {
      throw new HasContent('This database has content of editors’. With --yes the samples are put beside it.')
    }
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.searchIndexer])
    await fill(client, wishes)
    await client.query('COMMIT')
    wishes.report('analyze')
    await client.query(`VACUUM (ANALYZE) ${ANALYZED.join(', ')}`)
  } finally {
    await client.end()
  }
}

async function fill(client: Client, { articles: count, pictures, report }: Wishes): Promise<void> {
  const now = new Date()
  const countries = await sampleCountries(client)
  await withoutTriggers(client, TABLES, async () => {
    report(`${pictures} pictures`)
    const firstPicture = await copyPictures(client, pictures, now)
    report(`${count} articles`)
    const articles = await copyArticles(client, { count, countries, firstPicture, pictures, now })
    report('what the search finds of them')
    await copySearchEntries(client, articles, countries)
  })
}

async function hasSamples(client: Client): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM news WHERE slug LIKE $1 LIMIT 1', [
    `${SAMPLE_PREFIX}%`,
  ])
  return rowCount === 1
}

async function hasContent(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `SELECT EXISTS (SELECT FROM news) OR EXISTS (SELECT FROM media) OR EXISTS (SELECT FROM menus)
      OR EXISTS (SELECT FROM users) AS found`,
  )
  return rows[0]?.found ?? false
}
