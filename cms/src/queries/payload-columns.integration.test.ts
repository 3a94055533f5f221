import { createTestDatabase, type TestDatabase } from '@carelane/test-kit/postgres'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from 'pg'
import ts from 'typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../migrator/migrate'
import { OFFLINE_SETTINGS } from '../settings'

let database: TestDatabase
let client: Client

beforeAll(async () => {
  database = await createTestDatabase('payload_columns')
  await migrate({ ...OFFLINE_SETTINGS, logLevel: 'fatal', connectionString: database.url })
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterAll(async () => {
  await client.end()
  await database.drop()
})

function wordsOfQueries(): Set<string> {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return new Set(sources.flatMap((file) => textsOf(file).flatMap((text) => text.match(/\w+/g) ?? [])))
}

function textsOf(file: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8')
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      texts.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return texts
}

test('the tables and columns that queries name are in the migrated database, of the types that they were written for', async () => {
  const words = wordsOfQueries()
  const { rows } = await client.query<{ table: string; column: string; type: string }>(
    `SELECT c.relname AS table, a.attname AS column, format_type(a.atttypid, a.atttypmod) AS type
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
    ORDER BY c.relname, a.attname`,
  )
  const base = (table: string) => table.replace(/^_|_v(?=_|$)|_(?:rels|locales)$/g, '')
  const read = rows.filter(
    ({ table, column }) => (words.has(table) || words.has(base(table))) && words.has(column),
  )
  const lines = read.map(({ table, column, type }) => `${table}.${column} ${type}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('./payload-columns.txt')
})
