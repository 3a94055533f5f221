import type { Locale } from '@carelane/countries'
import { columnType, type IntentModel } from '@carelane/intents'
import { type Database, rows } from '../../database/query'

interface Row {
  intents: string[]
  hashes: Buffer
  rarities: Buffer
  starts: Buffer
  columns: Buffer
  weights: Buffer
  scales: Buffer
  bias: Buffer
}

export interface StoredModel {
  version: string
  model: IntentModel
}

export async function readModel(db: Database, locale: Locale): Promise<StoredModel | null> {
  const [row] = await rows<Row & { version: string }>(
    db,
    'SELECT version, intents, hashes, rarities, starts, columns, weights, scales, bias FROM search.learned_models WHERE locale = $1',
    [locale],
  )
  if (!row) return null
  const { version, intents } = row
  return {
    version,
    model: {
      intents,
      hashes: new Uint32Array(bytesOf(row.hashes)),
      rarities: new Float32Array(bytesOf(row.rarities)),
      starts: new Uint32Array(bytesOf(row.starts)),
      columns: new (columnType(intents.length))(bytesOf(row.columns)),
      weights: new Int8Array(bytesOf(row.weights)),
      scales: new Float32Array(bytesOf(row.scales)),
      bias: new Float32Array(bytesOf(row.bias)),
    },
  }
}

export async function readVersion(db: Database, locale: Locale): Promise<string | null> {
  const [row] = await rows<{ version: string }>(
    db,
    'SELECT version FROM search.learned_models WHERE locale = $1',
    [locale],
  )
  return row?.version ?? null
}

export async function storeModel(
  db: Database,
  locale: Locale,
  { version, model }: StoredModel,
): Promise<void> {
  const { intents, hashes, rarities, starts, columns, weights, scales, bias } = model
  await db.query(
    `INSERT INTO search.learned_models (locale, version, intents, hashes, rarities, starts, columns, weights, scales, bias)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     ON CONFLICT (locale) DO UPDATE SET version = excluded.version, intents = excluded.intents,
       hashes = excluded.hashes, rarities = excluded.rarities, starts = excluded.starts, columns = excluded.columns, weights = excluded.weights,
       scales = excluded.scales, bias = excluded.bias, trained_at = now()`,
    [locale, version, intents, ...[hashes, rarities, starts, columns, weights, scales, bias].map(toBuffer)],
  )
}

function toBuffer({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

/** A copy, since a buffer of the driver may begin at any address. */
function bytesOf(buffer: Buffer): ArrayBuffer {
  return Uint8Array.from(buffer).buffer
}
