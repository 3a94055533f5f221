/** Columns that hold rich text, which is never empty where it is there. */
const RICH_TEXT: ReadonlySet<string> = new Set(['body', 'answer'])

/** SQL that says whether a text of the row of this alias is there. */
export function isFilled(words: string, column: string): string {
  return RICH_TEXT.has(column) ? `${words}.${column} IS NOT NULL` : `${words}.${column} <> ''`
}

/**
 * Joins, as `t`, the texts of the document of this alias in the language $2 where all of them are there, or else in
 * English: half of a page in each would read worse than either. Further columns may be empty.
 */
export function wholeText(
  table: string,
  doc: string,
  columns: readonly string[],
  further: readonly string[] = [],
): string {
  const selected = ['_locale', ...columns, ...further].map((column) => `words.${column}`)
  const filled = columns.map((column) => isFilled('words', column))
  return `CROSS JOIN LATERAL (SELECT ${selected.join(', ')} FROM ${table}_locales words
    WHERE words._parent_id = ${doc}.id AND words._locale IN ($2, 'en') AND ${filled.join(' AND ')}
    ORDER BY words._locale = $2 DESC LIMIT 1) t`
}
