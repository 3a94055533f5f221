export interface Database {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>
}

/** The contract checks `Row`. */
export async function rows<Row>(db: Database, text: string, values: readonly unknown[]): Promise<Row[]> {
  const result = await db.query(text, values)
  return result.rows as Row[]
}
