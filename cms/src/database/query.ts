/** Payload's pool. Query texts are fixed; anything from the caller goes in as values. */
export interface Database {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** `Row` is not checked here: the contract checks the answer. */
export async function rows<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = await db.query(text, values)
  return result.rows as Row[]
}
