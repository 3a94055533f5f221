import type { ClientBase } from 'pg'
import { z } from 'zod'

export interface PartTable {
  /** Quoted, with its schema. */
  table: string
  parentColumn: string
  /** SQL from the parent column (text, `$1`) to the document's id; null if the same. */
  documentQuery: string | null
}

export type Reference = z.infer<typeof reference>

const reference = z.object({
  table: z.string(),
  column: z.string(),
  target: z.string(),
  targetIdType: z.string(),
  cascades: z.boolean(),
})

export async function readReferences(client: ClientBase): Promise<Reference[]> {
  const { rows } = await client.query(`
    SELECT format('%I.%I', tn.nspname, t.relname) AS "table", a.attname AS "column",
      format('%I.%I', fn.nspname, f.relname) AS "target", format_type(fa.atttypid, NULL) AS "targetIdType",
      c.confdeltype = 'c' AS "cascades"
    FROM pg_constraint c
    JOIN pg_class t ON t.oid = c.conrelid JOIN pg_namespace tn ON tn.oid = t.relnamespace
    JOIN pg_class f ON f.oid = c.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
    JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = c.conkey[1]
    JOIN pg_attribute fa ON fa.attrelid = f.oid AND fa.attnum = c.confkey[1]
    WHERE c.contype = 'f' AND cardinality(c.conkey) = 1
    ORDER BY 1, 2`)
  return z.array(reference).parse(rows)
}

export function partsOf(document: string, references: readonly Reference[]): PartTable[] {
  return references
    .filter(isPartOf(document))
    .flatMap(({ table, column }) => [
      { table, parentColumn: column, documentQuery: null },
      ...partsBelow({ table, parentColumn: column, documentQuery: null }, references),
    ])
}

function partsBelow(above: PartTable, references: readonly Reference[]): PartTable[] {
  return references.filter(isPartOf(above.table)).flatMap(({ table, column, targetIdType }) => {
    const aboveParent = `SELECT "${above.parentColumn}"::text FROM ${above.table} WHERE id = $1::${targetIdType}`
    const documentQuery = above.documentQuery?.replace('$1', `(${aboveParent})`) ?? aboveParent
    const part = { table, parentColumn: column, documentQuery }
    return [part, ...partsBelow(part, references)]
  })
}

// A relation that happens to be named `parent` does not cascade.
function isPartOf(table: string) {
  return ({ target, column, cascades }: Reference): boolean =>
    target === table && cascades && (column === '_parent_id' || column === 'parent_id')
}
