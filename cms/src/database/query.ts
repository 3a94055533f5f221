/** What the Main API reads from: Payload's pool, with SQL of a fixed shape and nothing of the caller's in it. */
export interface Database {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** The rows of a query. The columns that a query names are its row type; the contract checks the answer. */
export async function rows<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = await db.query(text, values)
  return result.rows as Row[]
}
