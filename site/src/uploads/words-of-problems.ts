/** Placeholder for a file's name, which only the browser knows. */
export const FILE_MARK = '\u2068\uFFFC\u2069'

/** Keeps a name in another script from reordering the text. */
export function isolated(file: string): string {
  return `\u2068${file}\u2069`
}
