/** Only the browser knows a file's name. */
export const FILE_MARK = '\u2068\uFFFC\u2069'

/** Another script must not reorder the text. */
export function isolated(file: string): string {
  return `\u2068${file}\u2069`
}
