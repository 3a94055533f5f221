import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Value = string | number | boolean | Date | null | object

export async function copyRows(
  client: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Value[]>,
): Promise<void> {
  const names = columns.map((column) => client.escapeIdentifier(column)).join(', ')
  await pipeline(Readable.from(lines(rows)), client.query(from(`COPY ${table} (${names}) FROM STDIN`)))
}

// Streaming single lines is slow.
function* lines(rows: Iterable<readonly Value[]>): Generator<string> {
  let piece = ''
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`
    if (piece.length > 1_000_000) {
      yield piece
      piece = ''
    }
  }
  yield piece
}

function field(value: Value): string {
  if (value === null) return '\\N'
  return written(value).replace(/[\\\t\n\r]/g, (character) => ESCAPED[character] ?? character)
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function written(value: Exclude<Value, null>): string {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return `{${value.map((item) => JSON.stringify(String(item))).join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
