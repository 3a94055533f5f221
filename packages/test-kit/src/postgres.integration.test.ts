import { Client } from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from './postgres'

async function databases(serverUrl: string, url: string): Promise<number> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  const name = new URL(url).pathname.slice(1)
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])
  await client.end()
  return rows.length
}

test('a test has an empty database of its own, with the extensions the product uses, until it drops it', async () => {
  const [first, second] = await Promise.all([
    createTestDatabase('First of two'),
    createTestDatabase('second'),
  ])
  expect(first.url).not.toBe(second.url)
  const client = new Client({ connectionString: first.url })
  const errors: Error[] = []
  client.on('error', (error) => errors.push(error))
  await client.connect()
  for (const extension of ['pg_trgm', 'unaccent', 'btree_gist', 'pgcrypto'])
    await client.query(`CREATE EXTENSION ${extension}`)
  const { rows } = await client.query(`SELECT upper('ünïcode, çığ') AS upper, version() AS version`)
  expect(rows[0]).toEqual({
    upper: 'ÜNÏCODE, ÇIĞ',
    version: expect.stringMatching(/^PostgreSQL 1[5-9]/) as string,
  })
  await first.drop()
  await client.end().catch(() => undefined)
  expect(errors[0]).toMatchObject({ code: '57P01' })
  expect(await databases(first.serverUrl, first.url)).toBe(0)
  expect(await databases(second.serverUrl, second.url)).toBe(1)
  await second.drop()
})
