// Rich text is null instead of empty.
const RICH_TEXT: ReadonlySet<string> = new Set(['body', 'answer'])

export function isFilled(words: string, column: string): string {
  return RICH_TEXT.has(column) ? `${words}.${column} IS NOT NULL` : `${words}.${column} <> ''`
}

/** SQL: all texts in the language `$2` or, if one is missing, all in English. Further columns may be empty. */
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
