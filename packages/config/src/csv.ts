/** By which spreadsheets know UTF-8; before the first row. */
export const CSV_MARK = '\uFEFF'

/** RFC 4180. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  // A spreadsheet would carry out what others wrote.
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
